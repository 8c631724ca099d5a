/** One figure of all rows together. */
export function sumOf<Name extends string>(
	rows: readonly Readonly<Record<Name, number>>[],
	name: Name,
): number {
	return rows.reduce((sum, row) => sum + row[name], 0);
}
