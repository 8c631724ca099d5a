import type { BoardWave } from '@korb/contracts/admin/picking/picking-board';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Status } from '../../ui/badge/status.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import text from '../../ui/layout/text.module.css';
import legend from '../../ui/legend/legend.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import table from '../../ui/table/table.module.css';
import styles from './board.module.css';
import { WaveBar } from './wave-bar.tsx';
import { waveState } from './wave-state.ts';

const marks = { late: 'bad', behind: 'waiting', onTime: 'part', free: 'ring' } as const;

type WavesCardProps = { waves: BoardWave[]; onAssign: (wave: BoardWave) => void };

export function WavesCard({ waves, onAssign }: WavesCardProps) {
	const t = useMessages();
	return (
		<Card
			title={t('board.title')}
			isFlush
			actions={
				<div className={legend['legend']}>
					<span>
						<i className={styles['picked']} />
						{t('board.picked')}
					</span>
					<span>
						<i className={styles['short']} />
						{t('board.short')}
					</span>
					<span>
						<i className={styles['left']} />
						{t('board.left')}
					</span>
				</div>
			}
		>
			{waves.length === 0 ? (
				<Empty title={t('board.noWaves')} />
			) : (
				<table className={table['table']}>
					<thead>
						<tr>
							<th scope="col">{t('board.person')}</th>
							<th scope="col">{t('orders.window')}</th>
							<th scope="col">{t('board.wave')}</th>
							<th scope="col">{t('board.place')}</th>
							<th scope="col">{t('board.progress')}</th>
							<th scope="col" className={table['num']}>
								{t('board.pace')}
							</th>
							<th scope="col" className={table['num']}>
								{t('board.by')}
							</th>
							<th scope="col">{t('board.state')}</th>
							<th scope="col">
								<span className={text['hidden']}>{t('board.assign')}</span>
							</th>
						</tr>
					</thead>
					<tbody>
						{waves.map((wave) => (
							<WaveRow key={wave.waveId} wave={wave} onAssign={() => onAssign(wave)} />
						))}
					</tbody>
				</table>
			)}
		</Card>
	);
}

function WaveRow({ wave, onAssign }: { wave: BoardWave; onAssign: () => void }) {
	const t = useMessages();
	const { span, clock } = useFormats();
	const { person, window, lastPlace, linesPerHour, doneBy } = wave;
	const state = waveState(wave);
	return (
		<tr>
			<td>
				{person ? (
					<span className={styles['person']}>
						<Avatar name={person.name} />
						<span className={text['strong']}>{person.name}</span>
					</span>
				) : (
					<span className={text['faint']}>–</span>
				)}
			</td>
			<td className={table['nowrap']}>{span(window.start, window.end)}</td>
			<td className={table['nowrap']}>{wave.name}</td>
			<td className={table['nowrap']}>{lastPlace?.replaceAll('-', ' ') ?? '–'}</td>
			<td>
				<WaveBar wave={wave} />
			</td>
			<td className={table['num']}>
				{linesPerHour === null ? '–' : t('board.perHour', { count: linesPerHour })}
			</td>
			<td className={table['num']}>{doneBy ? clock(doneBy) : '–'}</td>
			<td className={table['nowrap']}>
				<Status mark={marks[state]}>{t(`board.${state}`)}</Status>
			</td>
			<td className={table['num']}>
				<Button size="sm" onClick={onAssign} aria-label={t('board.assignTo', { wave: wave.name })}>
					{t('board.assign')}
				</Button>
			</td>
		</tr>
	);
}
