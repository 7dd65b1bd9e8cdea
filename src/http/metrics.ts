/** Figures about this process for Prometheus. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  /** Counts one answer; `route` is an operation id or a page pattern, never a raw URL. */
  countAnswer(route: string, status: number, seconds: number): void;
  /** Counts an answer that was ready before it was asked for; only counted, since timing it would cost more than giving it. */
  countReady(route: string, status: number): void;
  /** Text of the exposition format. */
  expose(): Promise<string>;
  readonly contentType: string;
}

/** `gauges` are read when the figures are asked for. */
export function createMetrics(gauges: Record<string, { help: string; read(): number }>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'toolshelf_http_answers_total',
    help: 'Answers by route and status.',
    labelNames: ['route', 'status'] as const,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'toolshelf_http_answer_seconds',
    help: 'Time from the request to its answer, for answers that were not ready.',
    labelNames: ['route'] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  // Counted by ourselves and handed over when asked for: the library looks labels up by a text that it builds each time.
  const counts = new Map<string, { labels: { route: string; status: string }; count: number }>();
  function count(route: string, status: number): void {
    const key = status === 200 ? route : `${route} ${status}`;
    const counted = counts.get(key);
    if (counted === undefined) counts.set(key, { labels: { route, status: String(status) }, count: 1 });
    else counted.count += 1;
  }
  for (const [name, { help, read }] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
  return {
    countAnswer(route, status, seconds) {
      count(route, status);
      durations.observe({ route }, seconds);
    },
    countReady: count,
    expose() {
      for (const counted of counts.values()) {
        answers.inc(counted.labels, counted.count);
        counted.count = 0;
      }
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
