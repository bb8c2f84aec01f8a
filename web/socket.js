// The connections to servers. The program hears of everything at once, even while the tab is hidden and draws nothing
// (crates/shell/src/socket/browser.rs declares these functions and keeps what arrives).

import { program } from "./page.js";
import { ringBell } from "./sound.js";
import { notify_turn } from "./texts.js";

/** The time until a connection must be open. */
const CONNECT_MS = 10_000;
/** The time that the server has to say goodbye. */
const GOODBYE_MS = 2_000;
/** The length of a vibration. */
const VIBRATION_MS = 400;
/** The status code of a connection that ended without a goodbye. */
const BROKEN = 1006;

/**
 * The messages that say whether it is the turn of somebody at this page. A hidden tab must understand them without the
 * program.
 */
const TURNS = { '{"turn":true}': true, '{"turn":false}': false };
/** The beginning of the message that asks whether somebody is still at this page. */
const ASKED = '{"asked":';

/** The connections by the number that the program gave them. */
const sockets = new Map();

/** Connects to an address. Returns false if the browser refuses it at once, such as an insecure one in a secure page. */
export function socket_open(id, url) {
  let socket;
  try {
    socket = new WebSocket(url);
  } catch {
    return false;
  }
  sockets.set(id, socket);
  const late = setTimeout(() => end(id, BROKEN), CONNECT_MS);
  socket.onopen = () => {
    clearTimeout(late);
    program?.socket_opened(id);
  };
  socket.onmessage = ({ data }) => {
    if (typeof data !== "string") return end(id, BROKEN);
    const turn = TURNS[data];
    if (turn !== undefined) notify_turn(turn);
    if (turn && document.hidden) ringBell();
    // The phone may lie on the table with the page open.
    if (data.startsWith(ASKED)) {
      ringBell();
      navigator.vibrate?.(VIBRATION_MS);
    }
    program?.socket_received(id, data);
  };
  // Chromium sends no other event if the page's policy forbids the address. Usually the end follows at once and says more.
  socket.onerror = () => setTimeout(() => end(id, BROKEN));
  socket.onclose = ({ code, reason }) => end(id, code, reason);
  return true;
}

export function socket_send(id, text) {
  sockets.get(id)?.send(text);
}

/** Returns the number of bytes that wait to be sent. */
export function socket_unsent(id) {
  return sockets.get(id)?.bufferedAmount ?? 0;
}

/** Sends what is waiting and ends the connection. */
export function socket_close(id) {
  sockets.get(id)?.close();
  setTimeout(() => end(id, BROKEN), GOODBYE_MS);
}

/** Ends the connection without telling the program. */
export function socket_leave(id) {
  const socket = sockets.get(id);
  // A closing socket receives nothing more, and `end` no longer knows it.
  sockets.delete(id);
  socket?.close();
}

function end(id, code, reason = "") {
  if (!sockets.has(id)) return;
  const unsent = socket_unsent(id);
  socket_leave(id);
  program?.socket_closed(id, code, reason, unsent);
}
