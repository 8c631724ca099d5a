import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PhoneIcon } from '../../ui/icons/phone.ts';
import { Note } from '../../ui/note/note.tsx';
import { refusalText } from './problem-text.ts';
import { useStart } from './use-start.ts';

/** Takes an order of a customer whose page is open. */
export function StartButton({ customerId }: { customerId: string }) {
	const t = useMessages();
	const { may } = useSession();
	const start = useStart();
	if (!may('orders.place')) return null;
	return (
		<>
			{start.error && (
				<Note tone="danger" isAlert>
					{t(refusalText(start.error))}
				</Note>
			)}
			<Button disabled={start.isPending} onClick={() => start.mutate(customerId)}>
				<PhoneIcon />
				{t('phone.title')}
			</Button>
		</>
	);
}
