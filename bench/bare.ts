/** The floor: a bare node:http server that returns given bytes under given headers and does nothing else. Arguments: the file of answers. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

export interface BareAnswer {
  path: string;
  status: number;
  /** Names and values in turn. */
  headers: string[];
  /** In base64: compressed bodies are bytes. */
  body: string;
}

const answers = new Map(
  (JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BareAnswer[]).map(({ path, status, headers, body }) => [
    path,
    { status, headers, body: Buffer.from(body, 'base64') },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) {
    response.writeHead(404);
    response.end();
    return;
  }
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
