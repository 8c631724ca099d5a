import { useSite } from '../../platform/site.tsx';
import { Panel } from '../../ui/card/panel.tsx';
import { MatchRow } from './match-row.tsx';
import { NoMatch } from './no-match.tsx';
import type { Row } from './use-list-match.ts';

type MatchedRowsProps = {
	rows: readonly Row[];
	onChange: (at: number, part: Partial<Row>) => void;
	onTickAll: (isTicked: boolean) => void;
};

export function MatchedRows({ rows, onChange, onTickAll }: MatchedRowsProps) {
	const { t } = useSite();
	const sure = rows.filter(({ line }) => line.isCertain).length;
	const isAnyTicked = rows.some(({ isTicked }) => isTicked);
	return (
		<Panel
			title={
				<span role="status">
					{t('shoppingList.found', { found: sure, open: rows.length - sure })}
				</span>
			}
			lead={t('shoppingList.foundLead')}
			action={
				<button type="button" className="link" onClick={() => onTickAll(!isAnyTicked)}>
					{t(isAnyTicked ? 'shoppingList.tickNone' : 'shoppingList.tickAll')}
				</button>
			}
		>
			{rows.map((row, index) =>
				row.chosen ? (
					<MatchRow
						// biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move
						key={index}
						row={row}
						product={row.chosen}
						onChange={(part) => onChange(index, part)}
					/>
				) : (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move
					<NoMatch key={index} line={row.line} />
				),
			)}
		</Panel>
	);
}
