import type { OpenWave } from '@korb/contracts/admin/picking/picking';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Status } from '../../ui/badge/status.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import table from '../../ui/table/table.module.css';

type OpenWavesCardProps = { waves: OpenWave[]; onAssign: (wave: OpenWave) => void };

/** Pickers take them in this order, unless they are given one. */
export function OpenWavesCard({ waves, onAssign }: OpenWavesCardProps) {
	const t = useMessages();
	return (
		<Card title={t('board.open')} isFlush>
			{waves.length === 0 ? (
				<Empty title={t('picking.nothing')} />
			) : (
				<table className={table['table']}>
					<thead>
						<tr>
							<th scope="col">{t('orders.window')}</th>
							<th scope="col">{t('board.wave')}</th>
							<th scope="col" className={table['num']}>
								{t('board.orders')}
							</th>
							<th scope="col" className={table['num']}>
								{t('board.lines')}
							</th>
							<th scope="col">{t('board.state')}</th>
							<th scope="col">
								<span className={text['hidden']}>{t('board.assign')}</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{waves.map((wave) => (
							<OpenWaveRow
								key={wave.orderNumbers.join()}
								wave={wave}
								onAssign={() => onAssign(wave)}
							/>
						))}
					</tbody>
				</table>
			)}
		</Card>
	);
}

function OpenWaveRow({ wave, onAssign }: { wave: OpenWave; onAssign: () => void }) {
	const t = useMessages();
	const unitName = useUnitName();
	const { span } = useFormats();
	const { name, unit, window, orderNumbers, lineCount, isLate } = wave;
	return (
		<tr>
			<td className={table['nowrap']}>{span(window.start, window.end)}</td>
			<td className={table['nowrap']}>{`${name} · ${unitName(unit)}`}</td>
			<td className={table['num']}>{orderNumbers.length}</td>
			<td className={table['num']}>{lineCount}</td>
			<td className={table['nowrap']}>
				<Status mark={isLate ? 'bad' : 'ring'}>{isLate ? t('board.late') : t('board.free')}</Status>
			</td>
			<td className={table['num']}>
				<Button size="sm" onClick={onAssign} aria-label={t('board.assignTo', { wave: name })}>
					{t('board.assign')}
				</Button>
			</td>
		</tr>
	);
}
