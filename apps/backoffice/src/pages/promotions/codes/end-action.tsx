import type { DeskCode } from '@korb/contracts/admin/promotions/discount-codes';
import { endDeskCode } from '@korb/contracts/admin/promotions/discount-codes-paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { useCodeUpdate } from './use-codes.ts';

type EndActionProps = { code: DeskCode; onChange: (code: DeskCode) => void };

/** Only what is switched on can end. */
export function EndAction({ code, onChange }: EndActionProps) {
	const t = useMessages();
	const update = useCodeUpdate();
	const [isOpen, setOpen] = useState(false);
	const show = (changed: DeskCode) => {
		setOpen(false);
		update(changed);
		onChange(changed);
	};
	const end = useMutation({
		mutationFn: () =>
			call(endDeskCode, { params: { code: code.code }, body: { version: code.version } }),
		onSuccess: show,
	});
	const newer = hasErrorCode(end.error, 'stale')
		? (end.error.details['current'] as DeskCode)
		: null;
	const close = () => {
		setOpen(false);
		end.reset();
		if (newer) show(newer);
	};
	if (!code.isActive || code.state === 'ended') return null;
	return (
		<>
			<Button variant="danger" onClick={() => setOpen(true)}>
				{t('codes.end')}
			</Button>
			<Dialog
				isOpen={isOpen}
				onClose={close}
				title={t('codes.endTitle', { code: code.code })}
				description={t('codes.endText')}
				closeLabel={t('close')}
				onSubmit={() => end.mutate()}
				actions={
					<>
						<Button variant="quiet" onClick={close}>
							{newer ? t('stale.takeTheirs') : t('cancel')}
						</Button>
						<Button type="submit" variant="dangerFill" disabled={end.isPending || newer !== null}>
							{t('codes.end')}
						</Button>
					</>
				}
			>
				{end.error ? (
					<Note tone={newer ? 'people' : 'danger'} isAlert>
						{newer ? `${t('stale.title')} ${t('stale.text')}` : t('notSaved')}
					</Note>
				) : (
					<p>{t('codes.endCarts')}</p>
				)}
			</Dialog>
		</>
	);
}
