import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repoRoot } from '../../infrastructure/paths.ts';

/** Fills in `${NAME}` as envsubst does, but refuses a name without a value. */
export function render(template: string, values: Record<string, string | number>): string {
	return template.replace(/\$\{(\w+)\}/g, (_, name: string) => {
		const value = values[name];
		if (value === undefined) throw new Error(`${name} has no value.`);
		return String(value);
	});
}

/** Copies a file of `deploy/` to where its server can read it; returns the copy's path. */
export function installConfig(
	file: string,
	target: string,
	values?: Record<string, string | number>,
): string {
	const text = readFileSync(shipped(file), 'utf8');
	mkdirSync(dirname(target), { recursive: true });
	// Comments show the placeholders, too.
	const lines = text.split('\n').filter((line) => !values || !/^[#;]/.test(line));
	writeFileSync(target, values ? render(lines.join('\n'), values) : text);
	return target;
}

export function shipped(file: string): string {
	return join(repoRoot, 'deploy', file);
}
