import type { ReactNode } from 'react';
import { downloadCsv } from '../../platform/csv/download-csv.ts';
import { toCsv } from '../../platform/csv/to-csv.ts';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { DownloadIcon } from '../../ui/icons/download.ts';
import { Empty } from '../../ui/note/empty.tsx';
import type { Sheet } from './sheet.ts';
import { SheetTable } from './sheet-table.tsx';

type ReportCardProps = {
	title: string;
	hint?: ReactNode;
	/** What the file is called: the name of the report and its days. */
	fileName: string;
	sheet: Sheet;
	/** The days are there, but nothing happened on them. */
	isEmpty?: boolean;
	emptyText: string;
	/** The table instead of the chart. */
	isTable: boolean;
	/** The chart; its space is filled by the table where there is none. */
	children?: ReactNode;
};

/** Chart, table and file show the same. */
export function ReportCard(props: ReportCardProps) {
	const { title, hint, fileName, sheet, emptyText, isTable, children } = props;
	const { t, tag } = useLocale();
	const isEmpty = props.isEmpty || sheet.rows.length === 0;
	const download = () => {
		const head = sheet.columns.map(({ label }) => label);
		const rows = sheet.rows.map((cells) => cells.map(({ value }) => value));
		downloadCsv(fileName, toCsv([head, ...rows], tag));
	};
	const hasTable = !isEmpty && (isTable || !children);
	return (
		<Card
			title={title}
			hint={hint}
			isFlush={hasTable}
			actions={
				<Button
					size="sm"
					variant="quiet"
					aria-label={t('reports.csvOf', { report: title })}
					disabled={isEmpty}
					onClick={download}
				>
					<DownloadIcon size="sm" />
					CSV
				</Button>
			}
		>
			{isEmpty && <Empty title={emptyText} />}
			{hasTable && <SheetTable sheet={sheet} caption={title} />}
			{!isEmpty && !hasTable && children}
		</Card>
	);
}
