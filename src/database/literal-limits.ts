/** Statements for SQLite with their limits written out. */
import { SqliteQueryCompiler, type LimitNode } from 'kysely';

/**
 * SQLite looks at the value of `limit ?` when it plans a statement, and compiles a kept one anew each time that the value is bound,
 * which costs several times what a small read does (sqlite3ExprIsInteger in its expr.c).
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
