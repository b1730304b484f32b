import { ASSETS } from './site';

/**
 * An inline script before the other scripts of each document, with the same bytes in every zone. The browser doesn't run a script
 * whose bytes differ from the published ones. The page then requests it past the cache and reloads, at most once a minute; after
 * that it shows a message.
 */
export const scriptWatch = `{let f=[],k="suite.reload";addEventListener("error",({target:s})=>{if(s.localName!="script"||s.getAttribute("async")!=""||f.push(s.src)>1)return;const act=()=>{let again=1;try{again=Date.now()-sessionStorage[k]<6e4;sessionStorage[k]=Date.now()}catch{}if(!again)return Promise.allSettled(f.map(u=>fetch(u,{cache:"reload"}))).then(()=>location.reload());const m=document.createElement("main"),add=(n,t)=>{const e=m.appendChild(document.createElement(n));e.textContent=t;return e};m.style="max-width:400px;margin:auto;padding:9vh 24px";add("h1","This page did not load");add("p","A part of it did not arrive as it was published, so it was not run.");const b=add("button","Try again");b.className="ui-button ui-button-solid";b.onclick=()=>location.reload();document.body.replaceChildren(m)};document.readyState=="complete"?act():addEventListener("load",act)},true)}`;

/**
 * Returns the code at the start of the runtime that loads all other scripts. It sets a script's integrity together with its
 * address; a script without a known hash never matches. Only scripts of the suite can be loaded (Trusted Types), and no text
 * becomes markup except the one from which React creates a script element.
 * @param shared hashes of the scripts that several zones share, as `name hash name hash`; a document contains those of its zone's
 * other scripts
 * @param length of the names, which are cut to a distinguishing prefix
 */
export const runtimeGuard = (shared: string, length: number): string =>
  `{const w=("0 ${shared} "+(document.currentScript?.dataset.own??"")).split(" "),p=HTMLScriptElement.prototype,d=Object.getOwnPropertyDescriptor(p,"src"),b=location.origin+"${ASSETS}/_next/static/chunks/";Object.defineProperty(p,"src",{...d,set(u){this.crossOrigin="";this.integrity="sha256-"+w[w.indexOf(String(u).split("/").pop().slice(0,${length}))+1];d.set.call(this,u)}});globalThis.trustedTypes?.createPolicy("default",{createScriptURL:u=>new URL(u,location).href.startsWith(b)?u:null,createHTML:t=>t===""||t==="<script></script>"?t:null})}`;
