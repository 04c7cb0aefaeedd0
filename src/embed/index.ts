// A page may load this file by any address, `wallkick.js?2` too, and cache it. Therefore it only imports a file with a content hash, and no
// other file imports it.
import './define.ts';
