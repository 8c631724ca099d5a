import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { ResultColumn } from './describe.testing.ts';

/** `type` is empty for a column that is always null. */
export type DeclaredColumn = { name: string; type: string; isNullable: boolean };

/** What the pool parses; every other type stays a string. */
const parsed: Record<string, string> = {
	bool: 'boolean',
	bytea: 'Buffer',
	date: 'Date',
	float4: 'number',
	float8: 'number',
	int2: 'number',
	int4: 'number',
	int8: 'number',
	// The pool leaves arrays of bigint to the driver.
	_int8: 'string[]',
	timestamp: 'Date',
	timestamptz: 'Date',
};

/** How the columns of a statement differ from its row type. */
export function compareColumns(declared: DeclaredColumn[], result: ResultColumn[]): string[] {
	const names = new Set([...declared, ...result].map(({ name }) => name));
	return [...names].flatMap((name) => {
		const mine = declared.find((column) => column.name === name);
		const theirs = result.filter((column) => column.name === name);
		if (!mine) return [`${name} is not declared`];
		if (theirs.length === 0) return [`${name} is not returned`];
		return theirs.flatMap((column) => compareTypes(mine, column));
	});
}

function compareTypes({ name, ...mine }: DeclaredColumn, theirs: ResultColumn): string[] {
	if (mine.type === '') return [];
	const isJson = theirs.type === 'json' || theirs.type === 'jsonb';
	const isSame = isJson ? !/Date|Buffer/.test(mine.type) : mine.type === parsedType(theirs.type);
	return [
		...(isSame ? [] : [`${name} is ${theirs.type}, not ${mine.type}`]),
		...(theirs.isNullable && !mine.isNullable ? [`${name} may be null`] : []),
	];
}

function parsedType(type: string): string {
	const array = type.startsWith('_') ? `${parsedType(type.slice(1))}[]` : 'string';
	return parsed[type] ?? array;
}

export function columnsOf(checker: Checker, row: Type): DeclaredColumn[] {
	const partsOf = (type: Type) => (type.isUnionType() ? type.getTypes() : [type]);
	const nameOf = (types: readonly Type[]) => [...new Set(types.map(kindOf))].join(' | ');
	function kindOf(type: Type): string {
		if (type.flags & TypeFlags.StringLike) return 'string';
		if (type.flags & TypeFlags.NumberLike) return 'number';
		if (type.flags & TypeFlags.BooleanLike) return 'boolean';
		if (checker.isArrayLikeType(type) && type.isTypeReference()) {
			return `${nameOf(checker.getTypeArguments(type).flatMap(partsOf))}[]`;
		}
		return type.getSymbol()?.name ?? checker.typeToString(type);
	}
	return checker.getPropertiesOfType(row).map((property) => {
		const all = partsOf(checker.getTypeOfSymbol(property) ?? checker.getUnknownType());
		const parts = all.filter(({ flags }) => !(flags & TypeFlags.Null));
		return { name: property.name, type: nameOf(parts), isNullable: parts.length < all.length };
	});
}
