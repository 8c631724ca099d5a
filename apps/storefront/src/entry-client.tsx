import '@vitejs/plugin-react/preamble';
import './app/hydrate.tsx';
