import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('..', import.meta.url));
const folder = `${app}src/migrations/`;

execFileSync('node_modules/.bin/payload', ['migrate:create', ...process.argv.slice(2)], {
	cwd: app,
	stdio: 'inherit',
});

// Node runs these files directly, so they need type-only imports and file extensions.
for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
	const written = readFileSync(folder + name, 'utf8');
	const fixed = written
		.replace(
			'import { MigrateUpArgs, MigrateDownArgs,',
			'import { type MigrateUpArgs, type MigrateDownArgs,',
		)
		.replaceAll(/from '(\.\/[\w-]+)'/g, "from '$1.ts'");
	if (fixed !== written) writeFileSync(folder + name, fixed);
}
