import { useMessages } from '../../platform/messages/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { RefreshCwIcon } from '../../ui/icons/refresh-cw.ts';
import { ErrorView } from './error-view.tsx';

type GenericErrorProps = { status: number; message: string; reference: string | null };

/** Any error but a missing page. It needs no data, so it works when nothing else does. */
export function GenericError({ status, message, reference }: GenericErrorProps) {
	const t = useMessages();
	return (
		<div data-error-view="generic">
			<ErrorView
				status={status}
				title={t('error.generic.title')}
				text={t('error.generic.text')}
				message={message}
				reference={reference && t('error.reference', { id: reference })}
			>
				<Button onClick={() => location.reload()}>
					<RefreshCwIcon />
					{t('error.retry')}
				</Button>
				<LinkButton href="/" variant="secondary">
					{t('error.home')}
				</LinkButton>
			</ErrorView>
		</div>
	);
}
