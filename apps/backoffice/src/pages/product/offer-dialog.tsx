import type {
	ChangedDeskProduct,
	DeskOffer,
	DeskProduct,
} from '@korb/contracts/admin/assortment/assortment';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useUndo } from '../../session/undo/use-undo.ts';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { BothValues } from '../../ui/note/both-values.tsx';
import { Note } from '../../ui/note/note.tsx';
import { useProductUpdate } from './use-product.ts';

type OfferDialogProps = {
	product: DeskProduct;
	offer: DeskOffer;
	title: string;
	description: string;
	/** False until the person has entered something that can be saved. */
	isValid: boolean;
	save: (version: number) => Promise<ChangedDeskProduct>;
	/** Says what was changed, once it is. */
	done: string;
	/** Names the value, and shows it as stored and as entered, when somebody was faster. */
	label: string;
	show: (offer: DeskOffer) => string;
	mine: string;
	onClose: () => void;
	children: ReactNode;
};

/** Changes one value of an offer, based on the version that was read. */
export function OfferDialog(props: OfferDialogProps) {
	const { product, offer, title, description, isValid, label, show, mine, onClose } = props;
	const t = useMessages();
	const unitName = useUnitName();
	const { replace } = useProductUpdate();
	const { offerUndo } = useUndo();
	const save = useMutation({
		mutationFn: props.save,
		onSuccess: (changed) => {
			replace(changed);
			offerUndo({
				...changed.undo,
				text: t('undo.of', { subject: product.name, change: props.done }),
			});
			onClose();
		},
	});
	const newer = hasErrorCode(save.error, 'stale')
		? (save.error.details['current'] as DeskProduct)
		: null;
	const theirs = newer?.offers.find(({ region }) => region === offer.region);
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={title}
			description={`${product.name}, ${unitName(offer.region)}. ${description}`}
			closeLabel={t('close')}
			onSubmit={() => isValid && save.mutate(theirs?.version ?? offer.version)}
			actions={
				<>
					<Button
						variant={newer ? 'plain' : 'quiet'}
						onClick={() => {
							if (newer) replace(newer);
							onClose();
						}}
					>
						{newer ? t('stale.takeTheirs') : t('cancel')}
					</Button>
					<Button type="submit" variant="primary" disabled={!isValid || save.isPending}>
						{newer ? t('stale.saveMine') : t('save')}
					</Button>
				</>
			}
		>
			{theirs && <BothValues values={[{ label, theirs: show(theirs), mine }]} />}
			{save.error && !newer && (
				<Note tone="danger" isAlert>
					{problemOf(save.error)}
				</Note>
			)}
			{props.children}
		</Dialog>
	);

	function problemOf(error: Error): string {
		if (!hasErrorCode(error, 'conflict')) return t('notSaved');
		return error.code === 'multiBuy' ? t('product.belowMultiBuy') : t('product.ownedByFeedText');
	}
}
