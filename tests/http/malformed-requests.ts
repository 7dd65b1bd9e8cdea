/** Requests that are no HTTP as we take it, by what is wrong with them, one character a byte; each is answered 400 and the connection closed. */

const TOOLS = 'GET /api/v1/tools';
const HOST = 'Host: localhost';

export const MALFORMED_REQUESTS: Readonly<Record<string, string>> = {
  'no Host': `${TOOLS} HTTP/1.1\r\n\r\n`,
  'an empty Host': `${TOOLS} HTTP/1.1\r\nHost:\r\n\r\n`,
  'two Hosts': `${TOOLS} HTTP/1.1\r\n${HOST}\r\n${HOST}\r\n\r\n`,
  'a Host that breaks out of markup': `${TOOLS} HTTP/1.1\r\nHost: evil"><x\r\n\r\n`,
  'a Host with a path': `${TOOLS} HTTP/1.1\r\nHost: localhost/x\r\n\r\n`,
  'a Host with a user': `${TOOLS} HTTP/1.1\r\nHost: a@localhost\r\n\r\n`,
  'a foreign Host': `${TOOLS} HTTP/1.1\r\nHost: evil.example\r\n\r\n`,
  'a Host that only ends like ours': `${TOOLS} HTTP/1.1\r\nHost: notlocalhost\r\n\r\n`,
  'a target on another host': `GET http://evil.example/api/v1/tools HTTP/1.1\r\n${HOST}\r\n\r\n`,
  'a target of another scheme': `GET ftp://localhost/api/v1/tools HTTP/1.1\r\n${HOST}\r\n\r\n`,
  'a target without a slash': `GET api/v1/tools HTTP/1.1\r\n${HOST}\r\n\r\n`,
  'Content-Length and Transfer-Encoding': `POST /api/v1/submissions HTTP/1.1\r\n${HOST}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n${HOST}\r\n\r\n`,
  'two lengths': `POST /api/v1/submissions HTTP/1.1\r\n${HOST}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`,
  'a length with a sign': `POST /api/v1/submissions HTTP/1.1\r\n${HOST}\r\nContent-Length: +2\r\n\r\n{}`,
  'a negative length': `POST /api/v1/submissions HTTP/1.1\r\n${HOST}\r\nContent-Length: -2\r\n\r\n{}`,
  'a length in letters': `POST /api/v1/submissions HTTP/1.1\r\n${HOST}\r\nContent-Length: 0x2\r\n\r\n{}`,
  'an unknown transfer coding': `POST /api/v1/submissions HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  'a folded header': `${TOOLS} HTTP/1.1\r\n${HOST}\r\nX-A: a\r\n b\r\n\r\n`,
  'a space before the colon': `${TOOLS} HTTP/1.1\r\nHost : localhost\r\n\r\n`,
  'bare line feeds': `${TOOLS} HTTP/1.1\n${HOST}\n\n`,
  'NUL in a header': `${TOOLS} HTTP/1.1\r\n${HOST}\r\nX-A: a\0b\r\n\r\n`,
  'a header without a name': `${TOOLS} HTTP/1.1\r\n${HOST}\r\n: x\r\n\r\n`,
  'an unknown method of no request': `FOO /api/v1/tools\r\n${HOST}\r\n\r\n`,
  'HTTP/2 on the plain port': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'HTTP/3.7': `${TOOLS} HTTP/3.7\r\n${HOST}\r\n\r\n`,
  'TLS on the plain port': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'a line of rubbish': 'rubbish\r\n\r\n',
  'a space in the target': `GET /api/v1/tools x HTTP/1.1\r\n${HOST}\r\n\r\n`,
};
