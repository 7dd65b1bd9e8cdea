/** The rig: a hundred and more ways to lead a fetcher astray or to keep it busy, and none that works. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Socket } from 'node:net';
import type { Database } from '#database/database.ts';
import { openFetcher, type Fetched, type Fetcher } from '#outgoing/fetcher.ts';
import { isPublicAddress } from '#outgoing/public-addresses.ts';
import type { Refusal } from '#outgoing/refusals.ts';
import { assertEach } from '../support/assert-each.ts';
import { migratedDatabase } from '../support/databases.ts';
import { makeCertificates } from './certificates.ts';
import { DOMAIN, answer, gives, openFarm, page, redirects, type Behaviour, type Farm, type Host } from './farm.ts';
import { systemClock } from '#time/clock.ts';

/** For an address whose server keeps a fetcher waiting until its time is up; for all others there is all the time that a busy machine takes. */
const SHORT_MS = 1_500;
const LONG_MS = 60_000;
/** They wait more than they work. */
const AT_ONCE = 12;
const BOUNDS = { bytes: 64 * 1024, overflow: 'refuse' } as const;

const INSIDE =
  `127.0.0.1 127.8.9.1 0.0.0.0 0.1.2.3 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 169.254.170.2
  100.64.0.1 100.100.100.200 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1
  168.63.129.16 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255 :: ::1 ::7f00:1 ::127.0.0.1 ::a00:1 ::ffff:127.0.0.1
  ::ffff:7f00:1 ::ffff:8.8.8.8 ::ffff:0:7f00:1 64:ff9b::7f00:1 64:ff9b::808:808 64:ff9b:1::a00:1 2002:7f00:1:: 2002:a00:1::1
  2001::1 2001:0:53aa:64c:0:5efe:7f00:1 2001:20::1 2001:db8::1 3fff::1 4000::1 5f00::1 100::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%lo
  fec0::1 ff02::1`.split(/\s+/);

/** Spellings and kinds of addresses that are refused before any name is asked for. */
const SPELLINGS = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::7f00:1]/',
  'http://[64:ff9b::a00:1]/',
  'http://93.184.216.34/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://a.localhost/',
  'http://intranet/',
  'http://printer.local/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://10.0.0.1.nip.io/',
  'http://127-0-0-1.sslip.io/',
  'http://1.0.0.127.in-addr.arpa/',
  `http://fine.${DOMAIN}:22/`,
  `http://fine.${DOMAIN}:6379/`,
  `http://fine.${DOMAIN}:8080/`,
  `http://user:secret@fine.${DOMAIN}/`,
  `http://fine.${DOMAIN}@127.0.0.1/`,
  `http://127.0.0.1\\@fine.${DOMAIN}/`,
  `ftp://fine.${DOMAIN}/`,
  `gopher://fine.${DOMAIN}/`,
  'file:///etc/passwd',
  'data:text/html,here',
  'javascript:alert(1)',
  'unix:/var/run/docker.sock',
  'no address',
];

/** Writes again and again for as long as anybody reads. */
function drip(socket: Socket, bytes: () => string | Buffer, everyMs: number): void {
  const timer = setInterval(() => socket.write(bytes()), everyMs);
  socket.once('close', () => clearInterval(timer));
}

function flood(socket: Socket, bytes: Buffer): void {
  const pour = (): void => {
    while (!socket.destroyed && socket.write(bytes));
    if (!socket.destroyed) socket.once('drain', pour);
  };
  pour();
}

/** Does as told with everything but robots.txt, which is not there. */
const toPages =
  (behave: Behaviour): Behaviour =>
  (socket, path) =>
    path === '/robots.txt' ? void socket.end(answer('404 Not Found', {})) : behave(socket, path, '');

/** A robots.txt, and a page. */
const rules =
  (bytes: Buffer): Behaviour =>
  (socket, path) =>
    void socket.end(path === '/robots.txt' ? bytes : answer('200 OK', {}, 'here'));

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';
const zeros = Buffer.alloc(8 * 1024 * 1024);

interface Target {
  host: Host;
  /** Why it is refused; null where an answer is right, which must be small then. */
  expected: Refusal | readonly (Refusal | null)[] | null;
  path?: string;
  scheme?: 'https';
}

const broken = ['unreachable', 'malformed', 'timeout'] as const;

const TARGETS: Record<string, Target> = {
  'redirect to loopback': { host: { behave: redirects('http://127.0.0.1/') }, expected: 'forbidden_url' },
  'redirect to a metadata service': {
    host: { behave: redirects('http://169.254.169.254/latest') },
    expected: 'forbidden_url',
  },
  'redirect to IPv6 loopback': { host: { behave: redirects('http://[::1]/') }, expected: 'forbidden_url' },
  'redirect to a decimal address': { host: { behave: redirects('http://2130706433/') }, expected: 'forbidden_url' },
  'redirect without a scheme to an address': { host: { behave: redirects('//10.0.0.1/') }, expected: 'forbidden_url' },
  'redirect to a file': { host: { behave: redirects('file:///etc/passwd') }, expected: 'forbidden_url' },
  'redirect to ftp': { host: { behave: redirects(`ftp://fine.${DOMAIN}/`) }, expected: 'forbidden_url' },
  'redirect to another port': { host: { behave: redirects(`http://fine.${DOMAIN}:6379/`) }, expected: 'forbidden_url' },
  'redirect with credentials': { host: { behave: redirects(`http://a:b@fine.${DOMAIN}/`) }, expected: 'forbidden_url' },
  'redirect to a name that leads inside': {
    host: { behave: redirects(`http://inside-0.${DOMAIN}/`) },
    expected: 'forbidden_address',
  },
  'permanent redirect to a name that leads inside': {
    host: { behave: redirects(`http://inside-8.${DOMAIN}/`, '308 Permanent Redirect') },
    expected: 'forbidden_address',
  },
  'redirect to nonsense': { host: { behave: redirects('http://[') }, expected: 'malformed' },
  'redirect to itself for ever': { host: { behave: redirects('/again') }, expected: 'too_many_redirects' },
  'redirect without a place': { host: { behave: gives(answer('302 Found', {})) }, expected: null },
  'robots.txt redirects inside': {
    host: { behave: (socket) => void socket.end(answer('301 Moved', { location: `http://inside-0.${DOMAIN}/` })) },
    expected: 'forbidden_address',
  },
  'robots.txt redirects to an address': {
    host: {
      behave: (socket, path) =>
        void socket.end(
          path === '/robots.txt'
            ? answer('301 Moved', { location: 'http://127.0.0.1/' })
            : answer('200 OK', {}, 'here'),
        ),
    },
    expected: null,
  },
  'robots.txt redirects for ever': {
    host: {
      behave: (socket, path) =>
        void socket.end(
          path.startsWith('/robots') ? answer('301 Moved', { location: '/robots.txt' }) : answer('200 OK', {}, 'here'),
        ),
    },
    expected: null,
  },
  'no such name': {
    host: { addresses: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ENOTFOUND' })) },
    expected: 'unknown_host',
  },
  'a name without addresses': { host: { addresses: () => [] }, expected: 'unknown_host' },
  'a name server that fails': {
    host: { addresses: () => Promise.reject(Object.assign(new Error('failed'), { code: 'ESERVFAIL' })) },
    expected: 'name_server',
  },
  'a name server that cannot be reached': {
    host: {
      addresses: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'queryA' })),
    },
    expected: 'name_server',
  },
  'a resolver of the system that cannot ask now': {
    host: {
      addresses: () => Promise.reject(Object.assign(new Error('again'), { code: 'EAI_AGAIN', syscall: 'getaddrinfo' })),
    },
    expected: 'name_server',
  },
  'a name server that is silent': { host: { addresses: () => new Promise(() => undefined) }, expected: 'timeout' },
  'an answer of the name server that is no address': {
    host: { addresses: () => ['here'] },
    expected: 'forbidden_address',
  },
  'an address in an odd spelling': { host: { addresses: () => ['0x7f.1'] }, expected: 'forbidden_address' },
  'an octal address': { host: { addresses: () => ['0177.0.0.1'] }, expected: 'forbidden_address' },
  'a public and a private address': {
    host: { addresses: () => ['93.184.216.200', '10.0.0.1'] },
    expected: 'forbidden_address',
  },
  'a private and a public address': {
    host: { addresses: () => ['::1', '93.184.216.200'] },
    expected: 'forbidden_address',
  },
  'nobody is there': { host: { addresses: () => ['93.184.250.250'] }, expected: 'unreachable' },
  'a connection that ends at once': {
    host: { behave: (socket) => socket.destroy(), speaksFirst: true },
    expected: 'unreachable',
  },
  'a connection that is reset': {
    host: { behave: (socket) => void socket.resetAndDestroy(), speaksFirst: true },
    expected: 'unreachable',
  },
  'a server that is silent': { host: { behave: () => undefined }, expected: 'timeout' },
  'a head that drips': { host: { behave: (socket) => drip(socket, () => 'H', 100) }, expected: broken },
  'headers that drip': {
    host: {
      behave: toPages((socket) => {
        socket.write(HEAD);
        drip(socket, () => 'x: y\r\n', 50);
      }),
    },
    expected: 'timeout',
  },
  'a body that drips': {
    host: {
      behave: toPages((socket) => {
        socket.write(`${HEAD}content-length: 60000\r\n\r\n`);
        drip(socket, () => 'x', 50);
      }),
    },
    expected: 'timeout',
  },
  'a body without end': {
    host: {
      behave: toPages((socket) => {
        socket.write(`${HEAD}\r\n`);
        flood(socket, Buffer.alloc(65_536, 120));
      }),
    },
    expected: 'too_large',
  },
  'chunks without end': {
    host: {
      behave: toPages((socket) => {
        socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`);
        flood(socket, Buffer.from(`8000\r\n${'x'.repeat(0x8000)}\r\n`));
      }),
    },
    expected: 'too_large',
  },
  'the extension of a chunk without end': {
    host: {
      behave: toPages((socket) => {
        socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n1;`);
        flood(socket, Buffer.alloc(65_536, 120));
      }),
    },
    expected: [...broken, 'too_large'],
  },
  'a length that is announced and too large': {
    host: { behave: gives(answer('200 OK', {}, Buffer.alloc(200_000))) },
    expected: 'too_large',
  },
  'a bomb of gzip': {
    host: { behave: gives(answer('200 OK', { 'content-encoding': 'gzip' }, gzipSync(zeros))) },
    expected: 'too_large',
  },
  'a bomb of brotli': {
    host: { behave: gives(answer('200 OK', { 'content-encoding': 'br' }, brotliCompressSync(zeros))) },
    expected: 'too_large',
  },
  'gzip that unpacks to nothing without end': {
    host: {
      behave: toPages((socket) => {
        socket.write(`${HEAD}content-encoding: gzip\r\n\r\n`);
        socket.write(gzipSync('').subarray(0, 10));
        flood(socket, Buffer.from('000000ffff'.repeat(10_000), 'hex'));
      }),
    },
    expected: ['too_large', 'malformed'],
  },
  'gzip that is cut off': {
    host: {
      behave: gives(answer('200 OK', { 'content-encoding': 'gzip' }, gzipSync('here '.repeat(900)).subarray(0, 20))),
    },
    expected: ['malformed', 'unreachable'],
  },
  'gzip that is none': {
    host: { behave: gives(answer('200 OK', { 'content-encoding': 'gzip' }, 'no gzip')) },
    expected: 'malformed',
  },
  'an encoding that nobody knows': {
    host: { behave: gives(answer('200 OK', { 'content-encoding': 'rot13' }, 'urer')) },
    expected: 'malformed',
  },
  'an encoding by the name of a method': {
    host: { behave: gives(answer('200 OK', { 'content-encoding': 'constructor' }, 'here')) },
    expected: 'malformed',
  },
  'a body shorter than announced': {
    host: { behave: gives(answer('200 OK', { 'content-length': '5000' }, 'short')) },
    expected: broken,
  },
  'a body longer than announced': {
    host: { behave: gives(answer('200 OK', { 'content-length': '2' }, 'long one')) },
    expected: null,
  },
  'a negative length': { host: { behave: gives(answer('200 OK', { 'content-length': '-1' }, 'x')) }, expected: broken },
  'a length and chunks at once': {
    host: {
      behave: gives(Buffer.from(`${HEAD}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`)),
    },
    expected: [...broken],
  },
  'a flood of headers': {
    host: {
      behave: toPages((socket) => {
        socket.write(HEAD);
        flood(socket, Buffer.from('x: y\r\n'.repeat(5_000)));
      }),
    },
    expected: 'too_large',
  },
  'one huge header': {
    host: { behave: toPages((socket) => void socket.write(`${HEAD}x: ${'y'.repeat(200_000)}\r\n\r\n`)) },
    expected: 'too_large',
  },
  'early hints without end': {
    host: { behave: toPages((socket) => drip(socket, () => 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', 20)) },
    expected: broken,
  },
  'switching protocols': {
    host: {
      behave: toPages(
        (socket) => void socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      ),
    },
    expected: broken,
  },
  'no HTTP': { host: { behave: toPages((socket) => void socket.end('SSH-2.0-OpenSSH_9.9\r\n')) }, expected: broken },
  'HTTP/0.9': { host: { behave: toPages((socket) => void socket.end('<html>here</html>')) }, expected: broken },
  'a mail server': {
    host: { behave: (socket) => drip(socket, () => '220 mail ESMTP\r\n', 100), speaksFirst: true },
    expected: broken,
  },
  'an answer before the question': {
    host: { behave: (socket) => void socket.write(answer('200 OK', {}, 'early')), speaksFirst: true },
    expected: [...broken, null],
  },
  'cookies and credentials asked for': {
    host: { behave: gives(answer('401 Unauthorized', { 'set-cookie': 'a=b', 'www-authenticate': 'Basic' })) },
    expected: null,
  },
  'an empty answer': { host: { behave: gives(Buffer.from('HTTP/1.1 204 No Content\r\n\r\n')) }, expected: null },
  'a certificate that has expired': {
    host: { certificate: 'expired' },
    scheme: 'https',
    expected: 'certificate_expired',
  },
  'a certificate for another name': { host: { certificate: 'other' }, scheme: 'https', expected: 'certificate' },
  'a certificate by nobody': { host: { certificate: 'unknown' }, scheme: 'https', expected: 'certificate' },
  'a good certificate': { host: { certificate: 'good' }, scheme: 'https', expected: null },
  'no TLS': {
    host: { plain443: (socket) => void socket.end('HTTP/1.1 200 OK\r\n\r\n') },
    scheme: 'https',
    expected: broken,
  },
  'a handshake that hangs': { host: { plain443: () => undefined }, scheme: 'https', expected: 'timeout' },
  'a handshake that drips': {
    host: { plain443: (socket) => drip(socket, () => Buffer.from([22]), 50) },
    scheme: 'https',
    expected: broken,
  },
  'robots.txt forbids it': {
    host: { behave: rules(answer('200 OK', {}, 'User-agent: *\nDisallow: /private')) },
    path: '/private/x',
    expected: 'robots',
  },
  'robots.txt forbids us alone': {
    host: {
      behave: rules(
        answer('200 OK', {}, 'User-agent: *\nAllow: /\n\nUser-agent: a\nUser-agent: TOOLSHELF/2\nDisallow: /'),
      ),
    },
    expected: 'robots',
  },
  'robots.txt forbids all but us': {
    host: { behave: rules(answer('200 OK', {}, 'User-agent: *\nDisallow: /\n\nUser-agent: toolshelf\nDisallow:')) },
    expected: null,
  },
  'robots.txt cannot be read': {
    host: { behave: rules(answer('503 Service Unavailable', {})) },
    expected: 'robots_unreadable',
  },
  'robots.txt names a hundred thousand agents': {
    host: {
      behave: rules(answer('200 OK', {}, `${'User-agent: x\n'.repeat(20_000)}${'Disallow: /y\n'.repeat(15_000)}`)),
    },
    expected: null,
  },
  'robots.txt is all wildcards': {
    host: { behave: rules(answer('200 OK', {}, `User-agent: *\nDisallow: /${'a*'.repeat(200_000)}$`)) },
    path: `/${'a'.repeat(2_000)}`,
    expected: 'robots_unreadable',
  },
  'robots.txt without end': {
    host: {
      behave: (socket, path) => {
        if (path !== '/robots.txt') return void socket.end(answer('200 OK', {}, 'here'));
        socket.write(`${HEAD}\r\n`);
        return flood(socket, Buffer.from('# x\n'.repeat(16_000)));
      },
    },
    expected: null,
  },
  'robots.txt that drips': {
    host: {
      behave: (socket) => {
        socket.write(`${HEAD}\r\n`);
        drip(socket, () => '#', 50);
      },
    },
    expected: 'timeout',
  },
};

let farm: Farm;
let db: Database;
let fetcher: Fetcher;
let hasty: Fetcher;
let remove: () => Promise<void>;

const fetchFrom = (address: string): Promise<Fetched> => fetcher.get(address, BOUNDS);

before(async () => {
  farm = openFarm(makeCertificates(DOMAIN));
  const fresh = await migratedDatabase(systemClock);
  ({ db, remove } = fresh);
  const options = { publicUrl: 'https://tools.example.org', network: farm.network, spacing: 0 };
  fetcher = openFetcher(db, { ...options, totalMs: LONG_MS });
  hasty = openFetcher(db, { ...options, totalMs: SHORT_MS });
  farm.add('fine', { behave: page(), certificate: 'good' });
  for (const [index, address] of INSIDE.entries()) farm.add(`inside-${index}`, { addresses: () => [address] });
});

after(async () => {
  fetcher.stop();
  hasty.stop();
  await farm.close();
  await db.close();
  await remove();
});

describe('the rig', () => {
  test('leads nowhere by a name of an address inside', () =>
    assertEach(
      INSIDE.entries(),
      ([, address]) => address,
      async ([index, address]) => {
        assert.equal(isPublicAddress(address), false);
        assert.equal((await fetchFrom(`http://inside-${index}.${DOMAIN}/`)).refusal, 'forbidden_address');
        assert.equal((await fetchFrom(`https://inside-${index}.${DOMAIN}/`)).refusal, 'forbidden_address');
      },
      AT_ONCE,
    ));

  test('leads nowhere by any spelling of an address', () =>
    assertEach(
      SPELLINGS,
      String,
      async (address) => assert.equal((await fetchFrom(address)).refusal, 'forbidden_url'),
      AT_ONCE,
    ));

  test('keeps nobody busy: what answers wrongly, slowly or without end is refused for what it is', () =>
    assertEach(
      Object.entries(TARGETS).entries(),
      ([, [name]]) => name,
      async ([index, [, { host, expected, path = '/', scheme = 'http' }]]) => {
        farm.add(`target-${index}`, host);
        const allowed: unknown[] = [expected].flat();
        const by = allowed.includes('timeout') ? hasty : fetcher;
        const fetched = await by.get(`${scheme}://target-${index}.${DOMAIN}${path}`, BOUNDS);
        assert.ok(allowed.includes(fetched.refusal), String(fetched.refusal));
        if (fetched.refusal === null) assert.ok(fetched.body.length < BOUNDS.bytes);
      },
      AT_ONCE,
    ));

  test('a name that leads to the public internet once and inside ever after', async () => {
    let asked = 0;
    farm.add('rebinding', {
      addresses: () => (asked++ === 0 ? [farm.addressOf('rebinding')] : ['127.0.0.1']),
      behave: page(),
    });
    // The first question is for robots.txt, the second for the page.
    assert.equal((await fetchFrom(`http://rebinding.${DOMAIN}/`)).refusal, 'forbidden_address');
    assert.equal(asked, 2);
  });

  test('ten redirects, of which five are followed', async () => {
    farm.add('steps', {
      behave: (socket, path) => {
        const step = Number(path.slice(1));
        socket.end(
          path === '/robots.txt' ? answer('404 Not Found', {}) : answer('302 Found', { location: `/${step + 1}` }),
        );
      },
    });
    const fetched = await fetchFrom(`http://steps.${DOMAIN}/0`);
    assert.deepEqual([fetched.refusal, fetched.hops.length], ['too_many_redirects', 5]);
  });
});

test('nothing but ports 80 and 443 of the public internet was dialled', () => {
  assert.ok(farm.dialled.length > 60);
  assert.deepEqual(farm.leaks(), []);
});

test('public addresses of both families are none of those', () => {
  for (const address of [
    '8.8.8.8',
    '93.184.216.34',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::1',
  ])
    assert.ok(isPublicAddress(address), address);
});
