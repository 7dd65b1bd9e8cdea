/** Figures about this process for Prometheus. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface AnswerCount {
  count: number;
}

export interface Metrics {
  /** Counts one answer; `route` is an operation id or a page pattern, never a raw URL. */
  countAnswer(route: string, status: number, seconds: number): void;
  /** Where the answers of a route with one status are counted, for answers that are ready: timing or naming each would cost more than giving it. */
  answersOf(route: string, status: number): AnswerCount;
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
      answersOf(route, status).count += 1;
      durations.observe({ route }, seconds);
    },
    answersOf,
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
