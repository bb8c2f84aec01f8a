//! Serves the game to browsers: the files of `dist/`, compressed where a compressed copy exists.

use std::path::{Path, PathBuf};

use axum::{
    Router,
    extract::{Request, State},
    http::{HeaderValue, StatusCode, header},
    middleware::{self, Next},
    response::{Html, IntoResponse, Response},
    routing::get,
};
use tower_http::services::ServeDir;

/// The element of the page that names its game server; in this form, it names none.
const NO_SERVER: &str = r#"<meta name="game-server" content="">"#;
/// The same element in a page that the server itself sends.
const OWN_SERVER: &str = r#"<meta name="game-server" content="./">"#;

/// The answer if the game for browsers was not built. It addresses the person who has just started the server.
const NO_PAGE: &str = "This server runs, but it has no game for browsers: ./wasm-build.sh builds it. Until then, open \
                       links to tables with the desktop game.\n";

/// Serves the files of a folder.
pub fn files(folder: &Path) -> Router {
    let files = ServeDir::new(folder).precompressed_br().precompressed_gzip();
    let page = folder.join("index.html");
    Router::new()
        .route("/", get(index))
        .route("/index.html", get(index))
        .with_state(page)
        .fallback_service(files)
        .layer(middleware::from_fn(with_headers))
}

/// Returns the page with the server's address filled in. A page without an address has no server, so no page has to
/// probe for one.
async fn index(State(page): State<PathBuf>) -> Response {
    match tokio::fs::read_to_string(page).await {
        Ok(text) => Html(text.replacen(NO_SERVER, OWN_SERVER, 1)).into_response(),
        Err(_) => (StatusCode::NOT_FOUND, NO_PAGE).into_response(),
    }
}

/// Adds headers to responses. A browser may cache the files of a version forever, because each version has a different
/// folder. All other files are revalidated each time.
async fn with_headers(request: Request, next: Next) -> Response {
    let is_of_version = is_of_version(request.uri().path());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let cache_control = if is_of_version { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache_control));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    // The page of listed tables shows two tables in frames.
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("SAMEORIGIN"));
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

    #[tokio::test]
    async fn a_server_without_a_page_says_so() {
        let answer = index(State(PathBuf::from("no such folder/index.html"))).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
        let body = axum::body::to_bytes(answer.into_body(), 1_000).await.expect("the body is short");
        assert_eq!(body, NO_PAGE);
    }

    #[test]
    fn only_files_of_a_version_are_cached_forever() {
        assert!(is_of_version("/0123456789ab/boot.js"));
        for other in ["/", "/sw.js", "/assets/sounds/cow.ogg", "/0123456789ab", "/abc/boot.js"] {
            assert!(!is_of_version(other), "{other}");
        }
    }
}
