import { useAppNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useSite } from '../../../platform/site.tsx';
import { runningSession } from '../../../shop/session/running-session.ts';

export function useLogOut(): () => void {
	const site = useSite();
	const navigate = useAppNavigate();
	return () => {
		void runningSession(site)
			.then((session) => session.logOut())
			.then((isDone) => isDone && navigate('/'));
	};
}
