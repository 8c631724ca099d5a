/** The part of Vitest's JSON report that we read. */
export type VitestReport = { testResults: TestFile[] };

/** A file whose set-up failed has the status `failed`, and no failed test. */
type TestFile = {
	name: string;
	status: string;
	assertionResults: { status: string; fullName: string }[];
};

type UnitSummary = { passed: number; failed: string[]; flaky: string[] };

/** Files that were repeated count as in their second run; what failed only in the first is flaky. */
export function summarizeUnit(first: VitestReport, repeated: VitestReport | null): UnitSummary {
	const repeats = new Map(repeated?.testResults.map((file) => [file.name, file]));
	const last = first.testResults.map((file) => repeats.get(file.name) ?? file);
	const failed = last.flatMap(failuresOf);
	const flaky = first.testResults
		.filter(({ name }) => repeats.has(name))
		.flatMap(failuresOf)
		.filter((title) => !failed.includes(title));
	const passed = last
		.flatMap(({ assertionResults }) => assertionResults)
		.filter(({ status }) => status === 'passed').length;
	return { passed, failed, flaky };
}

function failuresOf({ name, status, assertionResults }: TestFile): string[] {
	const tests = assertionResults
		.filter((test) => test.status === 'failed')
		.map(({ fullName }) => fullName);
	return tests.length === 0 && status === 'failed' ? [name] : tests;
}
