import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createQueries } from './app/queries.ts';
import { createRouter } from './app/routes.tsx';
import { LocaleProvider } from './platform/i18n/locale.tsx';
import { watchTheme } from './platform/theme/theme.ts';
import './styles/index.css';

watchTheme();
const root = document.getElementById('app');
if (!root) throw new Error('the document has no #app');
createRoot(root).render(
	<StrictMode>
		<LocaleProvider>
			<QueryClientProvider client={createQueries()}>
				<RouterProvider router={createRouter()} />
			</QueryClientProvider>
		</LocaleProvider>
	</StrictMode>,
);
