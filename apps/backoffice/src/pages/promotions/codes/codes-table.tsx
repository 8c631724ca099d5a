import type { DeskCode } from '@korb/contracts/admin/promotions/discount-codes';
import { Link } from 'react-router';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../../session/session.tsx';
import { classes } from '../../../ui/classes.ts';
import text from '../../../ui/layout/text.module.css';
import list from '../../../ui/table/list.module.css';
import { RowSkeleton } from '../../../ui/table/row-skeleton.tsx';
import { SpacerRow } from '../../../ui/table/spacer-row.tsx';
import table from '../../../ui/table/table.module.css';
import { useVirtualRows } from '../../../ui/table/use-virtual-rows.ts';
import { CodeStatus } from './code-status.tsx';
import { useCodeWords } from './use-code-words.ts';

const ROW_PX = 38;
const COLUMNS = 7;

type CodesTableProps = {
	codes: DeskCode[] | undefined;
	/** The rows of the filter before, until those of the new one arrive. */
	isStale: boolean;
	onEnd: () => void;
};

export function CodesTable({ codes, isStale, onEnd }: CodesTableProps) {
	const t = useMessages();
	const virtual = useVirtualRows({ count: codes?.length ?? 0, rowPx: ROW_PX, onEnd });
	return (
		<div className={classes(list['frame'], isStale && list['stale'])}>
			<table className={table['table']} aria-busy={!codes} aria-rowcount={(codes?.length ?? 0) + 1}>
				<thead>
					<tr>
						<th scope="col">{t('codes.code')}</th>
						<th scope="col">{t('codes.for')}</th>
						<th scope="col">{t('codes.when')}</th>
						<th scope="col">{t('templates.state')}</th>
						<th scope="col">{t('codes.advantage')}</th>
						<th scope="col" className={table['num']}>
							{t('codes.used')}
						</th>
						<th scope="col" className={table['num']}>
							{t('codes.cost')}
						</th>
					</tr>
				</thead>
				<tbody ref={virtual.body}>
					{!codes && <RowSkeleton columns={COLUMNS} rows={8} />}
					<SpacerRow height={virtual.above} />
					{virtual.indexes.map((index) => {
						const code = codes?.[index];
						return (
							code && (
								<tr
									key={code.code}
									aria-rowindex={index + 2}
									data-row={index}
									className={classes(index === virtual.cursor && list['current'])}
									onFocus={() => virtual.setCursor(index)}
								>
									<Cells code={code} />
								</tr>
							)
						);
					})}
					<SpacerRow height={virtual.below} />
				</tbody>
			</table>
		</div>
	);
}

function Cells({ code }: { code: DeskCode }) {
	const { money } = useFormats();
	const { currency } = useSession().me.shop;
	const words = useCodeWords();
	return (
		<>
			<td className={table['nowrap']}>
				<Link
					className={classes(text['code'], text['strong'])}
					to={`/promotions/codes/${encodeURIComponent(code.code)}`}
				>
					{code.code}
				</Link>
			</td>
			<td className={text['muted']}>{words.conditions(code)}</td>
			<td className={table['nowrap']}>{words.period(code)}</td>
			<td className={table['nowrap']}>
				<CodeStatus code={code} />
			</td>
			<td className={classes(table['nowrap'], text['strong'])}>{words.advantage(code)}</td>
			<td className={table['num']}>{words.uses(code)}</td>
			<td className={table['num']}>{money(code.costCents, currency)}</td>
		</>
	);
}
