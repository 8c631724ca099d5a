import type { Promotion } from '@korb/contracts/admin/promotions/promotions';
import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Note } from '../../../ui/note/note.tsx';
import type { PromotionSave } from './use-save-promotion.ts';

type EndPromotionProps = { promotion: Promotion; save: PromotionSave };

export function EndPromotion({ promotion, save }: EndPromotionProps) {
	const t = useMessages();
	const [isOpen, setOpen] = useState(false);
	if (promotion.state === 'ended') return null;
	const close = () => setOpen(false);
	return (
		<>
			<Button variant="danger" onClick={() => setOpen(true)}>
				{t('codes.end')}
			</Button>
			<Dialog
				isOpen={isOpen}
				onClose={close}
				title={t('codes.endTitle', { code: promotion.name })}
				description={t('promotions.endText')}
				closeLabel={t('close')}
				onSubmit={() => save.send({ kind: 'end' })}
				actions={
					<>
						<Button variant="quiet" onClick={close}>
							{t('cancel')}
						</Button>
						<Button type="submit" variant="dangerFill" disabled={save.isPending}>
							{t('codes.end')}
						</Button>
					</>
				}
			>
				{save.error ? (
					<Note tone="danger" isAlert>
						{t('notSaved')}
					</Note>
				) : (
					<p>{t('promotions.endPrices')}</p>
				)}
			</Dialog>
		</>
	);
}
