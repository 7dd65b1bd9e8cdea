/** A SQLite compiler that writes limits as literals. */
import { SqliteQueryCompiler, type LimitNode } from 'kysely';

/**
 * SQLite plans with the value of `limit ?` and recompiles a cached statement for each new value,
 * which costs several small reads (sqlite3ExprIsInteger in expr.c).
 */
export class LiteralLimits extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    const value = limit.kind === 'ValueNode' && 'value' in limit ? limit.value : undefined;
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
      super.visitLimit(node);
      return;
    }
    this.append(`limit ${value}`);
  }
}
