import { useMessages } from '../../platform/messages/use-messages.ts';

/** The texts beside the picture. */
export function useAside() {
	const t = useMessages();
	return {
		welcome: {
			title: t('auth.welcome.title'),
			points: [t('auth.welcome.orders'), t('auth.welcome.addresses'), t('auth.welcome.devices')],
		},
		start: {
			title: t('auth.start.title'),
			points: [t('auth.start.minute'), t('auth.start.free'), t('auth.start.leave')],
		},
		help: {
			title: t('auth.help.title'),
			points: [t('auth.help.link'), t('auth.help.cart'), t('auth.help.safe')],
		},
		almost: {
			title: t('auth.almost.title'),
			points: [t('auth.almost.length'), t('auth.almost.secret'), t('auth.almost.devices')],
		},
	};
}
