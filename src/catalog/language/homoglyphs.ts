/** Look-alike letters (homoglyphs) of impersonators and spammers, with their meaning. */
import { letterTable } from './letters.ts';

/** Letters and digits that look like a Latin letter. */
export const LOOK_ALIKES = letterTable(`
  а:a в:b с:c ԁ:d е:e ғ:f ɡ:g н:h һ:h і:i ї:i ј:j к:k ӏ:l м:m п:n о:o р:p ԛ:q г:r ѕ:s т:t у:y ѵ:v ԝ:w
  х:x α:a β:b ε:e η:n ι:i κ:k ν:v ο:o ρ:p τ:t υ:u χ:x ω:w 0:o 1:l 3:e 4:a 5:s 7:t |:l ɑ:a ɩ:i ʏ:y
`);

/** Letters and signs that look like a Cyrillic letter, or like several. */
export const CYRILLIC_LOOK_ALIKES = letterTable(`
  a:а b:вб c:с d:д e:е g:гд h:н i:іи k:к l:л m:мт n:пн o:о p:р r:г s:с t:т u:и v:в w:ш x:х y:у z:з 0:о
  1:іил 3:з 4:ча 6:б @:а $:с €:е !:иі |:іл
`);

/** Digits and signs that look like a Latin letter, the likeliest first. */
export const LATIN_LOOK_ALIKES = letterTable(
  '0:o 1:il 2:z 3:e 4:a 5:s 6:bg 7:t 8:b 9:g @:a $:s €:e £:l ¥:y ¢:c !:il ¡:i |:li',
);
