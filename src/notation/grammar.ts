/**
 * The notation in EBNF (ISO/IEC 14977 without its commas), as the grammar page shows it. `parse.ts` accepts these documents without an
 * error, but for what only the comments say; `ptn.peggy`, the executable twin, says that too.
 */
export const EBNF = `document   = [ BOM ] { space | comment } { header { space | comment } } { item } [ more { space | comment } ] ;
header     = key ":" { ? any character but CR and LF ? } ;  (* the first thing on its line *)
key        = capital { letter | "-" } ;                     (* A to Z, a to z *)
item       = space | comment | level | move ;
level      = "=Level" gap number [ gap ] ( line-end | ? end of the text ? ) ;
move       = placement [ row ] [ clear ] [ rating ] ;
placement  = "I-" ( c1 | c4 ) | "O-" c2 | ( "S-" | "Z-" ) ( c2 | c3 )
           | ( "T" | "L" | "J" ) ( ( "u" | "d" ) "-" c3 | ( "l" | "r" ) "-" c2 ) ;
c1         = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "0" ;  (* 0 is column 10 *)
c2         = "12" | "23" | "34" | "45" | "56" | "67" | "78" | "89" | "90" ;
c3         = "123" | "234" | "345" | "456" | "567" | "678" | "789" | "890" ;
c4         = "1234" | "2345" | "3456" | "4567" | "5678" | "6789" | "7890" ;
row        = "@" number ;                                   (* 1 to 20 for Tu, Lu, Ju and the flat I, to 19 for the others *)
clear      = "/" ( "SINGLE" | "DOUBLE" | "TRIPLE" | "TETRIS" ) ;
rating     = "!!" | "!?" | "?!" | "??" | "!" | "?" ;
comment    = "(" { ? any character but ) ? } ")" ;
more       = "..." | "…" ;                                  (* never right behind a move *)
number     = digit { digit } ;
gap        = ( blank | tab ) { blank | tab } ;
space      = blank | tab | form-feed | line-end | no-break-space ;
line-end   = CR LF | LF | CR ;
`;
