//! The attract mode of the kiosk while there is no visitor: a game between computer players, captions, the invitation
//! to touch the screen, and the QR code with which phones join.

use bevy::{prelude::*, time::Real};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Rect, vec2},
};

use super::{KioskSystems, VisitSystems, phone_codes::PhoneCodes, pin};
use crate::{
    game::Title,
    game_screen::{
        attract_ribbon,
        poster::{self, Moment},
        screen_actions,
    },
    host::LocalServer,
    kiosk::Kiosk,
    owners::Owners,
    playback::{AnimatedGame, Playback, PlaybackStatus},
    screen::Screen,
    seats::{PlayerKind, Seating, names::names},
    seed::fresh_seed,
    stage::gestures::PanelAreas,
    table::{Progress, is_on_table},
    texts::{Text, Translations, loading::AllTranslations},
    ui::{
        parts::overlay::mark_covered,
        requests::{NewGame, ScreenRequest},
    },
    widgets::prelude::*,
};

/// Seconds for which the title card of the next game is shown.
const CARD: f32 = 4.0;
/// Seconds for which the ribbon shows the same languages.
const PAGE: f64 = 5.0;
/// Seconds for which the end of a game is shown.
const ENDED: f32 = 8.0;

/// The state of attract mode.
#[derive(Resource, Debug, Clone, Default)]
struct Attract {
    /// Seconds since attract mode began; it may run for weeks, which is too long for `f32`.
    shown: f64,
    /// Seconds since the game ended.
    over: f32,
    /// The caption of the last action.
    caption: Option<Text>,
    /// The number of games started, which selects the title of the next game.
    games: usize,
}

impl Attract {
    /// The game being shown, or the first game before any has started.
    fn title(&self) -> Title {
        Title::ALL[self.games.saturating_sub(1) % Title::ALL.len()]
    }

    /// Returns the next game if its title card is due. The card is shown between two games.
    fn title_card(&self, has_game: bool) -> Option<Title> {
        if !has_game {
            return Some(self.title());
        }
        (self.over > ENDED - CARD).then(|| Title::ALL[self.games % Title::ALL.len()])
    }
}

/// Adds attract mode.
pub fn plugin(app: &mut App) {
    app.init_resource::<Attract>().add_systems(Update, play.in_set(VisitSystems::Attract));
    screen_actions::all().for_each(|game| (game.attract)(app));
    app.add_systems(EguiPrimaryContextPass, show.run_if(not(in_state(Screen::Loading))).in_set(KioskSystems::Attract));
}

/// Adds the captions of one game.
pub fn game_plugin<G: AnimatedGame>(app: &mut App) {
    app.add_systems(Update, store_caption::<G>.run_if(is_on_table::<G>).after(play).in_set(VisitSystems::Attract));
}

/// Starts a game between computer players, and another game after it is over.
fn play(
    kiosk: Res<Kiosk>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    progress: Option<Res<Progress>>,
    showing: Res<PlaybackStatus>,
    mut attract: ResMut<Attract>,
    mut go: MessageWriter<ScreenRequest>,
) {
    if kiosk.visited {
        *attract = Attract { games: attract.games, ..Attract::default() };
        return;
    }
    attract.shown += time.delta_secs_f64();
    let over = !showing.busy && showing.announced_over;
    attract.over = if over { attract.over + time.delta_secs() } else { 0.0 };
    let begin = match screen.get() {
        Screen::Loading | Screen::Drawing => false,
        Screen::Setup => progress.is_none(),
        Screen::Match => attract.over > ENDED,
    };
    if begin {
        attract.over = 0.0;
        let seed = fresh_seed();
        let game = screen_actions::of(Title::ALL[attract.games % Title::ALL.len()]);
        attract.games += 1;
        let setting = (game.quick)(&kiosk.staff, seed);
        let player_kinds = game.attract_levels.iter().copied().map(PlayerKind::Bot).collect();
        let (people, owners) = (Vec::new(), Owners::default());
        go.write(ScreenRequest::Play(Box::new(NewGame { setting, player_kinds, seed, start: None, people, owners })));
    }
}

fn store_caption<G: AnimatedGame>(
    kiosk: Res<Kiosk>,
    playback: Res<Playback<G>>,
    seating: Res<Seating>,
    mut attract: ResMut<Attract>,
) {
    if let Some(beat) = playback.current().filter(|_| !kiosk.visited) {
        attract.caption = Some(G::announcement(&names(&seating), beat.seat, beat.action, &beat.effects));
    }
}

fn show(
    mut contexts: EguiContexts,
    kiosk: Res<Kiosk>,
    attract: Res<Attract>,
    translations: Res<AllTranslations>,
    (showing, server): (Res<PlaybackStatus>, Option<Res<LocalServer>>),
    mut covered: ResMut<PanelAreas>,
) -> Result {
    if kiosk.visited {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    mark_covered(&mut covered, ctx.content_rect());
    let offered = kiosk.staff.languages();
    let words = translations.loaded().iter().filter(|words| offered.contains(&words.language()));
    let words: Vec<&Translations> = words.collect();
    let invitations: Vec<Translated> = words.iter().map(|words| words.tr(text!("kiosk-touch"))).collect();
    // Without the page, phones cannot play.
    let codes = server.filter(|server| server.has_page()).map(|server| {
        let network = server.network().or(kiosk.staff.network.as_ref());
        PhoneCodes::of(&server, network, &words)
    });
    match attract.title_card(showing.has_game) {
        Some(next) => draw_title_card(ctx, next, attract.shown, &invitations, codes.as_ref()),
        None => {
            draw_ribbon(ctx, attract.title(), attract.shown, &invitations, (attract.caption.as_ref(), codes.as_ref()));
        }
    }
    Ok(())
}

/// The number of pages shown before this time.
fn pages_shown(seconds: f64) -> usize {
    (seconds / PAGE) as usize
}

/// The current position of drifting text within the available space, from 0 to 1.
fn drift(seconds: f64) -> f32 {
    (0.5 - 0.5 * (seconds * std::f64::consts::TAU / 113.0).cos()) as f32
}

/// Draws the title card over the whole window: the poster with the codes for phones, and the invitation in all offered
/// languages. It is shown too briefly to burn in.
fn draw_title_card(ctx: &Context, title: Title, seconds: f64, invitations: &[Translated], codes: Option<&PhoneCodes>) {
    pin::over_window(ctx, "attract", |ui, screen| {
        let scale = Scale::of(ui.ctx());
        ui.painter().rect_filled(screen, 0.0, PAPER);
        let foot = screen.shrink(scale.pad());
        let rows = rows(ui, foot.width(), invitations);
        let foot = foot.with_min_y(foot.bottom() - rows as f32 * row_height(scale));
        let above = screen.with_max_y(foot.top() - scale.gap(1.0));
        rects::in_panel(ui, "title card", screen, |ui| {
            // The sunrise repeats every hour.
            let moment = Moment::after((seconds % 3_600.0) as f32);
            poster::paint(ui, above, (title, screen_actions::of(title).poster), moment);
            draw_invitations(ui, foot, rows, invitations);
        });
        if let Some(codes) = codes {
            codes.draw(ui, above, pages_shown(seconds));
        }
    });
}

/// Draws the ribbon along the lower edge, `seconds` after attract mode began: the name of the game, the invitation with
/// its languages in turn, and the last caption. All three drift from side to side, to prevent screen burn-in. The codes
/// for phones are above the ribbon.
fn draw_ribbon(
    ctx: &Context,
    title: Title,
    seconds: f64,
    invitations: &[Translated],
    (caption, codes): (Option<&Text>, Option<&PhoneCodes>),
) {
    pin::over_window(ctx, "attract", |ui, screen| {
        let place = attract_ribbon(Scale::of(ui.ctx()));
        rects::in_panel(ui, "attract", place, |ui| ribbon(ui, place, title, seconds, invitations, caption));
        if let Some(codes) = codes {
            codes.draw(ui, screen.with_max_y(place.top()), pages_shown(seconds));
        }
    });
}

fn ribbon(ui: &Ui, place: Rect, title: Title, seconds: f64, invitations: &[Translated], caption: Option<&Text>) {
    let scale = Scale::of(ui.ctx());
    style::paint_panel(ui, place);
    let mut area = place.shrink2(vec2(scale.pad(), scale.gap(0.5)));
    let mut invitation = area.cut_top(scale.text(36.0) * 1.25, 0.0);
    let name = ui.tr(text!("game-title", title = title));
    let widths = invitations.iter().chain([&name]).map(|text| text_width(ui.ctx(), text, Type::Headline));
    let most = (invitation.width() / (widths.fold(1.0, f32::max) + scale.gap(3.0))) as usize;
    // In a narrow ribbon, the name takes turns with the languages.
    let is_narrow = most <= 1;
    if !is_narrow {
        let first = invitation.cut_left(invitation.width() / most as f32, 0.0);
        drifting_line(ui, first, &name, Type::Headline, INK, seconds);
    }
    let turns: Vec<&Translated> = is_narrow.then_some(&name).into_iter().chain(invitations).collect();
    // As many languages as fit are shown side by side; the others follow on later pages.
    let pages = turns.len().div_ceil(most.saturating_sub(1).max(1)).max(1);
    let columns = turns.len().div_ceil(pages).max(1);
    let page = pages_shown(seconds) % pages;
    let shown = turns.into_iter().skip(page * columns).take(columns);
    for (number, text) in shown.enumerate() {
        drifting_line(
            ui,
            CellGrid::filling(invitation, columns, 1, 0.0).nth(number),
            text,
            Type::Headline,
            INK,
            seconds,
        );
    }
    if let Some(caption) = caption {
        drifting_line(ui, area, &ui.tr(caption), Type::Lead, INK_MUTED, seconds);
    }
}

/// Draws a line that drifts within the width of its place. A line that is too long for that fills the width.
fn drifting_line(ui: &Ui, place: Rect, text: &Translated, step: Type, ink: Color32, seconds: f64) {
    let room = (place.width() - text_width(ui.ctx(), text, step)).max(0.0);
    let left = place.left() + room * drift(seconds);
    line_in(ui, place.with_min_x(left), Align2::LEFT_CENTER, text, step, ink);
}

fn row_height(scale: Scale) -> f32 {
    scale.text(36.0) * 1.5
}

/// The number of rows needed for the invitation in all its languages.
fn rows(ui: &Ui, width: f32, invitations: &[Translated]) -> usize {
    let each =
        invitations.iter().map(|invitation| text_width(ui.ctx(), invitation, Type::Headline)).fold(1.0, f32::max);
    let columns = (width / (each + Scale::of(ui.ctx()).gap(3.0))).floor().max(1.0) as usize;
    let columns = if columns >= invitations.len() { invitations.len().max(1) } else { columns.min(2) };
    invitations.len().div_ceil(columns).max(1)
}

fn draw_invitations(ui: &Ui, area: Rect, rows: usize, invitations: &[Translated]) {
    let columns = invitations.len().div_ceil(rows).max(1);
    let places = CellGrid::filling(area, columns, rows, 0.0);
    for (number, invitation) in invitations.iter().enumerate() {
        line_in(ui, places.nth(number), Align2::CENTER_CENTER, invitation, Type::Headline, INK);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        host::wifi::Network,
        seats::names,
        texts::{Language, Untranslated},
        theme::SizePreferences,
        ui::checks::{UPRIGHT, WINDOWS, draw_rects_for, faults_for},
    };
    use tabletop::Seat;

    #[test]
    fn the_ribbon_is_low_and_names_the_game_and_every_language() {
        let standing = SizePreferences { standing: true, ..SizePreferences::default() };
        let words = Translations::default();
        let invitation = |language| Translations::from_repository(language).tr(text!("kiosk-touch"));
        let invitations: Vec<Translated> = Language::OFFERED.map(invitation).into();
        let caption = text!("online-rematch-wanted", who = &names::name(&[], Seat(1)));
        // The windows of kiosks; a kiosk is never a phone.
        for window in WINDOWS[..5].iter().copied().chain([UPRIGHT[5]]) {
            let most = 120.0 * Scale::new(window, standing).factor();
            for title in Title::ALL {
                let mut seen = Vec::new();
                for page in 0..=invitations.len() {
                    let seconds = page as f64 * PAGE;
                    let all = draw_rects_for(&words, window, standing, |ctx| {
                        draw_ribbon(ctx, title, seconds, &invitations, (Some(&caption), None));
                    });
                    assert_eq!(faults_for(&all, window, standing), Vec::<String>::new(), "{window:?}");
                    let panels: Vec<_> = all.iter().filter(|seen| seen.kind == RectKind::Panel).collect();
                    assert!(panels.len() == 1 && panels[0].rect.height() <= most, "{window:?}: {panels:?}");
                    seen.extend(all.into_iter().map(|seen| seen.name));
                }
                let name = words.tr(text!("game-title", title = title));
                let missing: Vec<_> =
                    invitations.iter().chain([&name]).filter(|text| !seen.contains(&text.to_string())).collect();
                assert!(missing.is_empty(), "{window:?}: {missing:?}");
            }
        }
    }

    #[test]
    fn the_title_card_of_the_next_game_fills_the_window_between_two_games() {
        let mut attract = Attract { games: 1, ..Attract::default() };
        assert_eq!(attract.title_card(true), None);
        assert_eq!(attract.title_card(false), Some(attract.title()));
        attract.over = ENDED;
        let next = attract.title_card(true).expect("the next game is announced");
        assert_ne!(next, attract.title());
        let window = WINDOWS[3];
        let invitations = [Translations::default().tr(text!("kiosk-touch"))];
        let standing = SizePreferences { standing: true, ..SizePreferences::default() };
        let all = draw_rects_for(&Translations::default(), window, standing, |ctx| {
            draw_title_card(ctx, next, 60.0, &invitations, None);
        });
        assert_eq!(faults_for(&all, window, standing), Vec::<String>::new());
        assert!(all.iter().any(|seen| seen.kind == RectKind::Panel && seen.rect.size() == window), "{all:?}");
    }

    #[test]
    fn the_codes_for_phones_are_on_the_table_and_on_the_poster_in_every_language() {
        let standing = SizePreferences { standing: true, ..SizePreferences::default() };
        let all_words = Language::OFFERED.map(Translations::from_repository);
        let words: Vec<&Translations> = all_words.iter().collect();
        let invitations: Vec<Translated> = words.iter().map(|words| words.tr(text!("kiosk-touch"))).collect();
        let hall = Network { name: "Halle 3; Gäste".to_owned(), password: "Kuh:Schwein".to_owned() };
        let address = || ("http://192.168.178.123:8080/join", Untranslated::line("192.168.178.123:8080/join"));
        for (network, columns) in [(None, 1), (Some(&hall), 2)] {
            let codes = PhoneCodes::leading_to(address(), network, &words);
            let captions = codes.texts();
            assert_eq!(captions.len(), (columns + 2) * words.len());
            let tables = [WINDOWS[0], WINDOWS[2], WINDOWS[3], UPRIGHT[5]].map(|window| (window, false));
            for (window, is_poster) in tables.into_iter().chain([(WINDOWS[3], true)]) {
                let mut seen = Vec::new();
                let mut sides = Vec::new();
                for page in 0..8 {
                    let seconds = f64::from(page) * PAGE;
                    let all = draw_rects_for(&all_words[0], window, standing, |ctx| {
                        if is_poster {
                            draw_title_card(ctx, Title::Zoff, seconds, &invitations, Some(&codes));
                        } else {
                            draw_ribbon(ctx, Title::Zoff, seconds, &invitations, (None, Some(&codes)));
                        }
                    });
                    assert_eq!(faults_for(&all, window, standing), Vec::<String>::new(), "{window:?} {columns}");
                    let panel = all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == "phone codes");
                    sides.push(panel.expect("there is room").rect.center().x < window.x / 2.0);
                    seen.extend(all.into_iter().map(|seen| seen.name));
                }
                assert!(sides.contains(&true) && sides.contains(&false), "{window:?}: they change sides");
                let missing: Vec<_> = captions.iter().filter(|caption| !seen.contains(&caption.to_string())).collect();
                assert!(missing.is_empty(), "{window:?}: {missing:?}");
            }
        }
    }
}
