/** Reads the OpenAPI document into the data of the documentation page. */
import { listOf, membersOf, resolve, textOf, type Members } from './api-document.ts';

export interface ApiField {
  name: string;
  type: string;
  isRequired: boolean;
  sentence: string;
  /** Values of an enum; empty without one. */
  values: readonly string[];
  standard: string | undefined;
}

export interface ApiOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  sentence: string;
  needsToken: boolean;
  parameters: readonly ApiField[];
  /** Required headers, with an example. */
  headers: readonly { name: string; example: string }[];
  body: readonly ApiField[];
  answers: readonly { status: string; sentence: string }[];
  /** JSON of a valid body, and of the first successful answer; empty without one. */
  examples: { body: string; answer: string };
}

/** An event of webhooks. */
export interface ApiEvent {
  name: string;
  sentence: string;
  /** JSON of the body. */
  example: string;
}

export interface ApiWebhooks {
  sentence: string;
  /** Headers and fields of every delivery, and the accepted answers. */
  headers: readonly ApiField[];
  body: readonly ApiField[];
  answers: ApiOperation['answers'];
  events: readonly ApiEvent[];
}

export interface ApiDescription {
  baseUrl: string;
  version: string;
  groups: readonly { name: string; sentence: string; operations: readonly ApiOperation[] }[];
  /** The answers of all operations; the operations themselves leave them out. */
  shared: ApiOperation['answers'];
  /** Undefined if the document has none. */
  webhooks: ApiWebhooks | undefined;
}

const figureOf = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

function typeOf(schema: Members): string {
  const types = typeof schema['type'] === 'string' ? [schema['type']] : listOf(schema['type']).map(textOf);
  const base = types.join(' | ') || 'any';
  const format = textOf(schema['format']);
  const bounds = [
    ['minLength', 'maxLength'],
    ['minimum', 'maximum'],
    ['minItems', 'maxItems'],
  ]
    .map(([low = '', high = '']) => [schema[low], schema[high]])
    .filter(([low, high]) => low !== undefined || high !== undefined)
    .map(([low, high]) => `${figureOf(low) || '0'}–${figureOf(high)}`);
  return [base, ...(format === '' ? [] : [format]), ...bounds].join(', ');
}

function fieldOf(document: Members, name: string, value: unknown, isRequired: boolean, sentence?: string): ApiField {
  const schema = resolve(document, value);
  const items = membersOf(schema['items']);
  const standard = schema['default'];
  return {
    name,
    type: typeOf(schema),
    isRequired,
    sentence: sentence ?? textOf(schema['description']),
    values: [...listOf(schema['enum']), ...listOf(items['enum'])].filter((item) => item !== null).map(String),
    standard: standard === undefined ? undefined : JSON.stringify(standard),
  };
}

/** The example of a request or an answer as indented JSON; empty without a JSON body. */
function jsonExample(bodyOrAnswer: Members): string {
  const { example } = membersOf(membersOf(bodyOrAnswer['content'])['application/json']);
  return example === undefined ? '' : JSON.stringify(example, null, 2);
}

function bodyOf(document: Members, operation: Members): ApiField[] {
  const content = membersOf(membersOf(operation['requestBody'])['content']);
  const schema = resolve(document, membersOf(content['application/json'])['schema']);
  const required = listOf(schema['required']);
  return Object.entries(membersOf(schema['properties'])).map(([name, value]) =>
    fieldOf(document, name, value, required.includes(name)),
  );
}

function operationOf(document: Members, method: string, path: string, operation: Members): ApiOperation {
  const [first] = Object.values(membersOf(operation['responses']));
  const parameters = listOf(operation['parameters']).map((value) => resolve(document, value));
  return {
    id: textOf(operation['operationId']),
    method: method.toUpperCase(),
    path,
    summary: textOf(operation['summary']),
    sentence: textOf(operation['description']),
    needsToken: listOf(operation['security']).length > 0,
    parameters: parameters.map((parameter) =>
      fieldOf(
        document,
        textOf(parameter['name']),
        parameter['schema'],
        parameter['required'] === true,
        textOf(parameter['description']),
      ),
    ),
    headers: parameters
      .filter((parameter) => parameter['in'] === 'header' && parameter['required'] === true)
      .map((parameter) => ({ name: textOf(parameter['name']), example: textOf(parameter['example']) })),
    body: bodyOf(document, operation),
    answers: Object.entries(membersOf(operation['responses'])).map(([status, answer]) => ({
      status,
      sentence: textOf(resolve(document, answer)['description']),
    })),
    examples: {
      body: jsonExample(membersOf(operation['requestBody'])),
      answer: jsonExample(resolve(document, first)),
    },
  };
}

/** Events differ only in name, description and example. */
function webhooksOf(document: Members): ApiWebhooks | undefined {
  const read = Object.entries(membersOf(document['webhooks'])).map(([name, value]) => {
    const post = membersOf(membersOf(value)['post']);
    return { name, post, operation: operationOf(document, 'post', name, post) };
  });
  const [first] = read;
  if (first === undefined) return undefined;
  const content = membersOf(membersOf(membersOf(first.post['requestBody'])['content'])['application/json']);
  return {
    sentence: textOf(resolve(document, content['schema'])['description']),
    headers: first.operation.parameters,
    body: first.operation.body,
    answers: first.operation.answers,
    events: read.map(({ name, operation }) => ({
      name,
      sentence: operation.summary,
      example: operation.examples.body,
    })),
  };
}

const readings = new WeakMap<Members, ApiDescription>();

/** Operations in document order, by their first tag; cached. */
export function readApiDocument(document: Members): ApiDescription {
  const known = readings.get(document);
  if (known !== undefined) return known;
  const description = describeApi(document);
  readings.set(document, description);
  return description;
}

function describeApi(document: Members): ApiDescription {
  const operations = Object.entries(membersOf(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(membersOf(methods)).map(([method, value]) => ({
      tag: textOf(listOf(membersOf(value)['tags'])[0]),
      operation: operationOf(document, method, path, membersOf(value)),
    })),
  );
  const answers = operations.map(
    ({ operation }) => new Map(operation.answers.map((each) => [each.status, each.sentence])),
  );
  const isShared = ({ status, sentence }: ApiOperation['answers'][number]): boolean =>
    answers.every((each) => each.get(status) === sentence);
  return {
    shared: operations[0]?.operation.answers.filter(isShared) ?? [],
    baseUrl: textOf(membersOf(listOf(document['servers'])[0])['url']),
    version: textOf(membersOf(document['info'])['version']),
    groups: listOf(document['tags']).map((value) => {
      const tag = membersOf(value);
      const name = textOf(tag['name']);
      return {
        name,
        sentence: textOf(tag['description']),
        operations: operations
          .filter((each) => each.tag === name)
          .map(({ operation }) => ({ ...operation, answers: operation.answers.filter((each) => !isShared(each)) })),
      };
    }),
    webhooks: webhooksOf(document),
  };
}
