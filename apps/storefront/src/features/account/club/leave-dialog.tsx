import { useRef } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useMembership } from './use-membership.ts';

/** Focus starts on staying: nobody leaves by pressing Enter twice. */
export function LeaveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
	const t = useMessages();
	const stay = useRef<HTMLButtonElement>(null);
	const { leave, isBusy } = useMembership();
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={t('club.leaveTitle')}
			description={t('club.leaveText')}
			closeLabel={t('account.close')}
			size="sm"
			initialFocus={stay}
			actions={
				<>
					<Button
						variant="danger"
						loading={isBusy && t('form.sending')}
						onClick={() => void leave().then(onClose)}
					>
						{t('club.leave')}
					</Button>
					<Button ref={stay} variant="secondary" onClick={onClose}>
						{t('club.stay')}
					</Button>
				</>
			}
		/>
	);
}
