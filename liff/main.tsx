import '../src/ui/app.css';
import './liff.css';
import { mountApp } from '../src/mountApp.tsx';
import { liffEnvironment } from './liffEnvironment.ts';

void mountApp(liffEnvironment);
