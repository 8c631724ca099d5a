import type {
	ImportLine,
	ImportLineList,
	ImportRunDetails,
} from '@korb/contracts/admin/assortment/imports';
import { listImportLines } from '@korb/contracts/admin/assortment/imports-paths';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { downloadCsv } from '../../platform/csv/download-csv.ts';
import { toCsv } from '../../platform/csv/to-csv.ts';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Button } from '../../ui/button/button.tsx';
import { DownloadIcon } from '../../ui/icons/download.ts';
import { toChangeRows, toRefusedRows } from './line-files.ts';

const PAGE = 1000;

type DownloadButtonProps = { run: ImportRunDetails; what: 'changes' | 'refused' };

/** All lines, not only those that the page shows. */
export function DownloadButton({ run, what }: DownloadButtonProps) {
	const { t, tag } = useLocale();
	const unitName = useUnitName();
	const formats = useFormats();
	const download = useMutation({
		mutationFn: async () => {
			const lines = await listAllLines(run.importId, what);
			const words = { t, tag, formats, currency: run.currency, unitName };
			const rows = what === 'refused' ? toRefusedRows(lines, t) : toChangeRows(lines, words);
			const name = `${run.name.replace(/\.\w+$/, '')}-${t(`import.fileName.${what}`)}`;
			downloadCsv(name, toCsv(rows, tag));
		},
	});
	return (
		<>
			<Button size="sm" disabled={download.isPending} onClick={() => download.mutate()}>
				<DownloadIcon size="sm" />
				{t(`import.download.${what}`)}
			</Button>
			{download.isError && <span role="alert">{t('import.failed')}</span>}
		</>
	);
}

async function listAllLines(
	importId: number,
	what: DownloadButtonProps['what'],
): Promise<ImportLine[]> {
	const lines: ImportLine[] = [];
	const kind = what === 'refused' ? { kind: 'refused' as const } : {};
	for (let after: number | null = 0; after !== null; ) {
		const page: ImportLineList = await call(listImportLines, {
			params: { importId },
			query: { after, pageSize: PAGE, ...kind },
		});
		lines.push(...page.lines);
		after = page.next;
	}
	return lines;
}
