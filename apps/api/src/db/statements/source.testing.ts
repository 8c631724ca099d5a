import { join, relative } from 'node:path';
import type { Node, SourceFile, TemplateLiteral, TypeNode } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync';
import { columnsOf, type DeclaredColumn } from './compare.testing.ts';

const root = join(import.meta.dirname, '../..');
const config = join(root, '../tsconfig.json');

/** A `sql` template: a statement with the row type it declares, or a part of a statement. */
export type Template = {
	where: string;
	key: string;
	row: Type | undefined;
	columns: DeclaredColumn[] | undefined;
};
export type SqlFunction = { file: string; name: string; parameters: Type[] };
export type Sources = { checker: Checker; templates: Template[]; functions: SqlFunction[] };

/** Reads every `*.sql.ts` file with the compiler, which answers until `close`. */
export function openSources(): Sources & { close(): void } {
	const api = new API();
	const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
	if (!project) throw new Error(`not a project: ${config}`);
	const files = project.rootFiles.filter((file) => file.endsWith('.sql.ts'));
	const sources = files.flatMap((file) => project.program.getSourceFile(file) ?? []);
	return {
		checker: project.checker,
		templates: sources.flatMap((source) => listTemplates(project, source)),
		functions: sources.flatMap((source) => listFunctions(project, source)),
		close: () => api.close(),
	};
}

/** Kysely keeps the texts of a template, which identify it. */
export function keyOf(texts: readonly string[]): string {
	return texts.join('\0');
}

function listTemplates({ checker }: Project, source: SourceFile): Template[] {
	const visit = (node: Node, owner: string): Template[] => {
		const isNamed = is.isFunctionDeclaration(node) || is.isVariableDeclaration(node);
		const name =
			owner || (isNamed && node.name && is.isIdentifier(node.name) ? node.name.text : '');
		const templates: Template[] = [];
		const found = toTemplate(node);
		if (found) {
			const where = `${relative(root, source.fileName)} ${name}`;
			const row = found.row && checker.getTypeFromTypeNode(found.row);
			const columns = row && columnsOf(checker, row);
			templates.push({ where, key: keyOf(found.texts), row, columns });
		}
		node.forEachChild((child) => void templates.push(...visit(child, name)));
		return templates;
	};
	return visit(source, '');
}

/** Parts of a statement have no rows of their own. */
function toTemplate(node: Node): { texts: string[]; row: TypeNode | undefined } | null {
	if (is.isTaggedTemplateExpression(node)) {
		const { parent, template, typeArguments } = node;
		const isStatement = is.isPropertyAccessExpression(parent) && parent.name.text === 'execute';
		return { texts: textsOf(template), row: isStatement ? typeArguments?.[0] : undefined };
	}
	if (!is.isCallExpression(node) || !is.isPropertyAccessExpression(node.expression)) return null;
	const [text] = node.arguments;
	if (node.expression.name.text !== 'query' || !text || !is.isTemplateLiteral(text)) return null;
	return { texts: textsOf(text), row: node.typeArguments?.[0] };
}

function textsOf(template: TemplateLiteral): string[] {
	if (!is.isTemplateExpression(template)) return [template.text];
	return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
}

/** Those that take a part of a statement are called by functions that have one. */
function listFunctions({ checker }: Project, source: SourceFile): SqlFunction[] {
	const functions = source.statements.filter(is.isFunctionDeclaration).map((declared) => ({
		file: source.fileName,
		name: declared.name?.text ?? '',
		parameters: declared.parameters.flatMap((each) => checker.getTypeAtLocation(each) ?? []),
	}));
	const isPart = (type: Type) => type.getSymbol()?.name === 'RawBuilder';
	return functions.filter(({ parameters }) => !parameters.some(isPart));
}
