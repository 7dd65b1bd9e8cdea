/** What tests/support/generated-clients.ts hands over, and how it is told which operation has run. */

export function env(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
}

/** A body from the environment, as what the generator says it is. */
export function entry<T>(name: string): T {
  return JSON.parse(env(name)) as T;
}

/** Prints the operation; throws unless its answer is a success and what it should be. */
export function report(operation: string, status: number, holds: boolean): void {
  if (status < 200 || status > 299 || !holds) throw new Error(`${operation}: status ${status}, ${String(holds)}`);
  console.log(operation);
}
