import type { DeskWindowDetails } from '@korb/contracts/admin/windows/windows';
import { closeDeskWindow, openDeskWindow } from '@korb/contracts/admin/windows/windows-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useUndo } from '../../session/undo/use-undo.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { BanIcon } from '../../ui/icons/ban.ts';
import { Note } from '../../ui/note/note.tsx';
import { useWindowName } from './use-window-name.ts';
import { useWindowsUpdate } from './use-windows.ts';
import styles from './window-panel.module.css';

/** Closes one window for new orders, or opens it again. */
export function WindowClosing({ window }: { window: DeskWindowDetails }) {
	const t = useMessages();
	const update = useWindowsUpdate();
	const { offerUndo } = useUndo();
	const name = useWindowName(window);
	const [isAsking, ask] = useState(false);
	const open = useMutation({
		mutationFn: () =>
			call(openDeskWindow, {
				params: { windowId: window.windowId },
				body: { version: window.version },
			}),
		onSuccess: ({ undo }) =>
			offerUndo({ ...undo, text: t('undo.of', { subject: name, change: t('windows.opened') }) }),
		onSettled: update,
	});
	if (window.closedReason !== null) {
		return (
			<div className={styles['closing']}>
				<Note tone="warn">{t('windows.isClosed', { reason: window.closedReason })}</Note>
				{open.error && (
					<Note tone="danger" isAlert>
						{hasErrorCode(open.error, 'stale') ? t('stale.title') : t('notSaved')}
					</Note>
				)}
				<Button disabled={open.isPending} onClick={() => open.mutate()}>
					{t('windows.open')}
				</Button>
			</div>
		);
	}
	return (
		<div className={styles['closing']}>
			<Button variant="danger" onClick={() => ask(true)}>
				<BanIcon />
				{t('windows.close')}
			</Button>
			{isAsking && <CloseDialog window={window} onClose={() => ask(false)} />}
		</div>
	);
}

function CloseDialog({ window, onClose }: { window: DeskWindowDetails; onClose: () => void }) {
	const t = useMessages();
	const update = useWindowsUpdate();
	const { offerUndo } = useUndo();
	const name = useWindowName(window);
	const [reason, setReason] = useState('');
	const close = useMutation({
		mutationFn: (version: number) =>
			call(closeDeskWindow, {
				params: { windowId: window.windowId },
				body: { version, reason },
			}),
		onSuccess: ({ undo }) => {
			offerUndo({ ...undo, text: t('undo.of', { subject: name, change: t('windows.wasClosed') }) });
			update();
			onClose();
		},
	});
	const newer = hasErrorCode(close.error, 'stale')
		? (close.error.details['current'] as DeskWindowDetails)
		: null;
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('windows.closeTitle')}
			description={t('windows.closeText', {
				ordered: window.taken - window.held,
				held: window.held,
			})}
			closeLabel={t('close')}
			onSubmit={() => close.mutate(newer?.version ?? window.version)}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button
						type="submit"
						variant="dangerFill"
						disabled={reason.trim() === '' || close.isPending}
					>
						{newer ? t('windows.closeAnyway') : t('windows.close')}
					</Button>
				</>
			}
		>
			{newer && (
				<Note tone="people" isAlert>
					<b>{t('stale.title')}</b>{' '}
					{newer.closedReason === null
						? t('windows.staleOpen', { capacity: newer.capacity, taken: newer.taken })
						: t('windows.isClosed', { reason: newer.closedReason })}
				</Note>
			)}
			{close.error && !newer && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
			<Field
				label={t('windows.reason')}
				help={t('windows.reasonHelp')}
				maxLength={120}
				value={reason}
				onChange={({ target }) => setReason(target.value)}
			/>
		</Dialog>
	);
}
