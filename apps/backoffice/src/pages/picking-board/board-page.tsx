import type { PickingBoard } from '@korb/contracts/admin/picking/picking-board';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useNow } from '../../platform/time/use-now.ts';
import { LoadFailed } from '../../session/load-failed.tsx';
import button from '../../ui/button/button.module.css';
import { Figures } from '../../ui/figures/figures.tsx';
import { ScanBarcodeIcon } from '../../ui/icons/scan-barcode.ts';
import body from '../../ui/layout/page-body.module.css';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { OpenWavesCard } from './open-waves-card.tsx';
import { ShortagesCard } from './shortages-card.tsx';
import { type AssignableWave, useBoard } from './use-board.ts';
import { delayWave, linesLeft } from './wave-state.ts';
import { WavesCard } from './waves-card.tsx';

const MINUTE_MS = 60_000;

/** For the shift lead: who packs what, and whether it will be done in time. */
export function Component() {
	const t = useMessages();
	const { data: board, error, refetch, dataUpdatedAt } = useBoard();
	// A wave that stands still sends no event.
	const quietMs = Math.max(useNow(MINUTE_MS) - dataUpdatedAt, 0);
	const [assigned, setAssigned] = useState<AssignableWave | null>(null);
	return (
		<>
			<PageHead title={t('nav.picking')}>
				<Link to="/picking" className={`${button['button']} ${button['primary']}`}>
					<ScanBarcodeIcon />
					{t('board.device')}
				</Link>
			</PageHead>
			{error && (
				<LoadFailed what={t('board.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{board && (
				<div className={body['content']}>
					<BoardFigures board={board} />
					<WavesCard
						waves={board.waves.map((wave) => delayWave(wave, quietMs))}
						onAssign={setAssigned}
					/>
					<div className={body['grid']}>
						<OpenWavesCard waves={board.open} onAssign={setAssigned} />
						<ShortagesCard shortages={board.shortages} />
					</div>
				</div>
			)}
			{board && assigned && (
				<AssignDialog wave={assigned} people={board.people} onClose={() => setAssigned(null)} />
			)}
		</>
	);
}

function BoardFigures({ board: { waves, open } }: { board: PickingBoard }) {
	const t = useMessages();
	const left = waves.reduce((sum, wave) => sum + linesLeft(wave), 0);
	const pace = waves.reduce((sum, { linesPerHour }) => sum + (linesPerHour ?? 0), 0);
	const missing = waves.reduce((sum, { missingCount }) => sum + missingCount, 0);
	const waiting = open.reduce((sum, { lineCount }) => sum + lineCount, 0);
	return (
		<Figures
			figures={[
				{ label: t('board.linesLeft'), value: String(left) },
				{ label: t('board.open'), value: t('picking.lines', { count: waiting }) },
				{ label: t('board.pace'), value: t('board.perHour', { count: pace }) },
				{ label: t('board.short'), value: t('picking.lines', { count: missing }) },
				{
					label: t('board.pickers'),
					value: String(waves.filter(({ person }) => person !== null).length),
				},
			]}
		/>
	);
}
