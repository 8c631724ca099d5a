import { Outlet } from 'react-router';
import { noSwitches, switches } from '../lib/navigation/query-switches.ts';
import { useStore } from '../lib/store.ts';
import { DialogArea } from './dialog-area.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TopBar } from './top-bar.tsx';

export function DefaultLayout() {
	const { isWebview } = useStore(switches, noSwitches);
	return (
		<div data-layout="default">
			{!isWebview && (
				<>
					<TopBar />
					<Header />
				</>
			)}
			<Outlet />
			{!isWebview && <Footer />}
			<DialogArea />
		</div>
	);
}
