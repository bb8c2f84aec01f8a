//! The game for browsers: the files of `dist/`, compressed where a compressed file is beside the original.

use std::path::Path;

use axum::{
    Router,
    extract::Request,
    http::{HeaderValue, header},
    middleware::{self, Next},
    response::Response,
};
use tower_http::services::ServeDir;

/// Serves the files of a folder.
pub fn files(folder: &Path) -> Router {
    let files = ServeDir::new(folder).precompressed_br().precompressed_gzip();
    Router::new().fallback_service(files).layer(middleware::from_fn(with_headers))
}

/// A browser may keep the files of a version for good, because another version has another folder. It asks each time
/// whether the others have changed.
async fn with_headers(request: Request, next: Next) -> Response {
    let is_of_version = is_of_version(request.uri().path());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let kept = if is_of_version { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    response
}

/// True for files in the folder of a version, whose name is a hash.
fn is_of_version(path: &str) -> bool {
    let folder = path.trim_start_matches('/').split_once('/').map_or("", |(folder, _)| folder);
    folder.len() >= 8 && folder.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_a_version_are_kept_for_good() {
        assert!(is_of_version("/0123456789ab/boot.js"));
        for other in ["/", "/sw.js", "/assets/sounds/cow.ogg", "/0123456789ab", "/abc/boot.js"] {
            assert!(!is_of_version(other), "{other}");
        }
    }
}
