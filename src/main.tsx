import './ui/app.css';
import { browserEnvironment } from './environment/browserEnvironment.ts';
import { mountApp } from './mountApp.tsx';

void mountApp(browserEnvironment);
