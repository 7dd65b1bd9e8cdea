/** Prometheus metrics of this process. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { CatalogError } from '#catalog/errors.ts';
import { API_SECURITY_HEADERS, transportHeaders } from './send/api-headers.ts';
import type { Limiter } from '#limits/limiter.ts';
import type { Config } from '#server/settings/config.ts';
import { takeLimits } from './transport/request-limits.ts';
import { clientAddress } from './transport/client-address.ts';

export interface AnswerCount {
  count: number;
}

export interface Metrics {
  /** `route` is an operation id or page pattern, never a raw URL. */
  countAnswer(route: string, status: number, seconds: number): void;
  /** A counter for cached responses: full metrics would cost more than sending one. */
  answersOf(route: string, status: number): AnswerCount;
  /** In the exposition format. */
  expose(): Promise<string>;
  readonly contentType: string;
}

type Value = number | readonly { labels: Record<string, string>; value: number }[] | undefined;

export interface Figure {
  name: string;
  help: string;
  /** Without it a gauge. */
  kind?: 'counter';
  labels?: readonly string[];
  /** Read at each scrape; undefined if unknown. */
  read(): Value | Promise<Value>;
}

type Exposed = readonly object[];

/** The workers of a cluster: a scrape of one returns the metrics of all, with a worker label. */
export interface MetricsOfWorkers {
  number: number;
  onMetricsRequest(read: () => Promise<Exposed>): void;
  /** Undefined if unavailable; then this worker returns only its own. */
  collectMetrics(): Promise<readonly Exposed[] | undefined>;
}

/** Metrics of several workers as one text; their labels keep them apart. */
async function mergeFigures(all: readonly Exposed[]): Promise<string> {
  const kept = all.map((figures) => figures.map((figure) => ({ ...figure, aggregator: 'first' })));
  return AggregatorRegistry.aggregate(kept).metrics();
}

/** Gauges that have the suffix of counters; the same figures by kind stay. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

function registerFigure(registry: Registry, { name, help, kind, labels = [], read }: Figure): void {
  const common = { name, help, labelNames: [...labels], registers: [registry] };
  const valuesOf = async (): Promise<Exclude<Value, number | undefined>> => {
    const value = await read();
    return typeof value === 'object' ? value : [{ labels: {}, value: value ?? Number.NaN }];
  };
  if (kind === 'counter')
    new Counter({
      ...common,
      async collect() {
        const values = await valuesOf();
        this.reset();
        for (const each of values) this.inc(each.labels, each.value);
      },
    });
  else
    new Gauge({
      ...common,
      async collect() {
        const values = await valuesOf();
        this.reset();
        for (const each of values) this.set(each.labels, each.value);
      },
    });
}

let processRegistry: Registry | undefined;

/** Metrics of Node and of the process, once for all servers in it: their observers stay until the process ends. */
function processMetrics(): Registry {
  if (processRegistry === undefined) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
    for (const name of MISNAMED) processRegistry.removeSingleMetric(name);
  }
  return processRegistry;
}

/** `figures` are read at each scrape. */
export function createMetrics(figures: readonly Figure[], worker?: MetricsOfWorkers): Metrics {
  const registry = Registry.merge([processMetrics()]);
  if (worker !== undefined) registry.setDefaultLabels({ worker: String(worker.number) });
  const answers = new Counter({
    name: 'toolshelf_http_answers_total',
    help: 'Answers by route and status.',
    labelNames: ['route', 'status'] as const,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'toolshelf_http_answer_seconds',
    help: 'Time from the request to its answer, for answers that did not come from the cache.',
    labelNames: ['route'] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  // Counted here and added at a scrape: the library builds a label key for each call.
  const counts = new Map<string, AnswerCount & { labels: { route: string; status: string } }>();
  function answersOf(route: string, status: number): AnswerCount {
    const key = `${route} ${status}`;
    let counted = counts.get(key);
    if (counted === undefined) {
      counted = { labels: { route, status: String(status) }, count: 0 };
      counts.set(key, counted);
    }
    return counted;
  }
  for (const figure of figures) registerFigure(registry, figure);
  function handOverCounts(): void {
    for (const counted of counts.values()) {
      answers.inc(counted.labels, counted.count);
      counted.count = 0;
    }
  }
  worker?.onMetricsRequest(() => {
    handOverCounts();
    return registry.getMetricsAsJSON();
  });
  return {
    countAnswer(route, status, seconds) {
      answersOf(route, status).count += 1;
      durations.observe({ route }, seconds);
    },
    answersOf,
    async expose() {
      const all = await worker?.collectMetrics();
      if (all !== undefined) return mergeFigures(all);
      handOverCounts();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Headers of proxies (RFC 7239, RFC 9110 7.6.3, and older ones). */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a request comes from this machine, and not through a local proxy. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  return (peer === '::1' || peer.startsWith('127.')) && FORWARDING.every((name) => headers[name] === undefined);
}

/** /metrics for the clients that METRICS allows; 404 for others. */
export function registerMetrics(
  fastify: FastifyInstance,
  context: { config: Config; limiter: Limiter; metrics: Metrics },
): void {
  const { config, metrics } = context;
  const headers = { ...API_SECURITY_HEADERS, ...transportHeaders(config.publicUrl), 'cache-control': 'no-store' };
  if (config.metrics === 'off') return;
  // Local scrapes have no limit; others are expensive enough to count.
  fastify.get('/metrics', { config: { limit: 'own' } }, async (request, reply) => {
    if (!isLocal(request.raw)) {
      await takeLimits(context, reply, [['read', clientAddress(request, config)]]);
      if (config.metrics !== 'public') throw new CatalogError('not_found');
    }
    return reply
      .headers(headers)
      .type(metrics.contentType)
      .send(await metrics.expose());
  });
}
