/** A server that speaks OpenAI's embeddings, for tests and benchmarks. */
import { json, openJudgeServer, type Answer, type JudgeServer } from '../judge/judge-server.ts';

/** Answers each text with its vector. */
export function embedding(vectorOf: (text: string) => ArrayLike<number>): Answer {
  return (response, asked) => {
    const texts = asked.body.input as string[];
    const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: Array.from(vectorOf(text)) }));
    json(200, { object: 'list', data, model: asked.body.model })(response, asked);
  };
}

/** Its `url` is one for EMBEDDINGS_URL. */
export async function openEmbeddingsServer(vectorOf: (text: string) => ArrayLike<number>): Promise<JudgeServer> {
  const server = await openJudgeServer();
  server.answer(embedding(vectorOf));
  return server;
}
