/** `npm run passwords -- FILE…`: makes the file of leaked passwords from lists with one password a line (decisions/0003). */
import { readFileSync } from 'node:fs';
import { packLeakedPasswords } from '#catalog/accounts/leaked-passwords.ts';
import { foldPassword } from '#catalog/accounts/passwords.ts';
import { writeModelFile } from '../training/model-files.ts';

const lines = process.argv.slice(2).flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/));
const file = packLeakedPasswords(lines.map(foldPassword));
writeModelFile('models/leaked-passwords.bin', file);
process.stdout.write(`${lines.length} lines, ${file.length} bytes\n`);
