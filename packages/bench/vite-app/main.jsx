// @ts-nocheck What it shows is written beside a copy of it (web/build-vite-app.ts).
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import './page.css';
import { markup } from './markup.js';

/** The markup of a zone as elements: what a component that returns it would make. */
const element = (node, key) =>
  typeof node === 'string' ? node : createElement(node.tag, { ...node.props, key }, ...node.children.map(element));

const App = () => (
  <Router hook={useHashLocation}>
    <Route path="*?">{markup.map(element)}</Route>
  </Router>
);

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
