import { ASSETS } from './site';

/**
 * Stands inline in each document before its scripts, with the same bytes in every zone. A script of the document that does
 * not arrive as it was published is not run by the browser: the page then asks for it past the cache and reloads, once a
 * minute at most; after that it says so.
 */
export const scriptWatch = `{let f=[],k="suite.reload";addEventListener("error",({target:s})=>{if(s.localName!="script"||s.getAttribute("async")!=""||f.push(s.src)>1)return;const act=()=>{let again=1;try{again=Date.now()-sessionStorage[k]<6e4;sessionStorage[k]=Date.now()}catch{}if(!again)return Promise.allSettled(f.map(u=>fetch(u,{cache:"reload"}))).then(()=>location.reload());const m=document.createElement("main"),add=(n,t)=>{const e=m.appendChild(document.createElement(n));e.textContent=t;return e};m.style="max-width:400px;margin:auto;padding:9vh 24px";add("h1","This page did not load");add("p","A part of it did not arrive as it was published, so it was not run.");const b=add("button","Try again");b.className="ui-button ui-button-solid";b.onclick=()=>location.reload();document.body.replaceChildren(m)};document.readyState=="complete"?act():addEventListener("load",act)},true)}`;

/**
 * Begins the runtime that loads all other scripts. A script is given its integrity when it gets its address: what has none
 * does not match. Only scripts of the suite can be loaded (Trusted Types), and no text becomes markup but the one of which
 * React makes a script element.
 * @param shared hashes of the scripts that several zones have, as `name hash name hash`; a document brings the others of its zone
 * @param length of the names, which are cut to what tells them apart
 */
export const runtimeGuard = (shared: string, length: number): string =>
  `{const w=("0 ${shared} "+(document.currentScript?.dataset.own??"")).split(" "),p=HTMLScriptElement.prototype,d=Object.getOwnPropertyDescriptor(p,"src"),b=location.origin+"${ASSETS}/_next/static/chunks/";Object.defineProperty(p,"src",{...d,set(u){this.crossOrigin="";this.integrity="sha256-"+w[w.indexOf(String(u).split("/").pop().slice(0,${length}))+1];d.set.call(this,u)}});globalThis.trustedTypes?.createPolicy("default",{createScriptURL:u=>new URL(u,location).href.startsWith(b)?u:null,createHTML:t=>t===""||t==="<script></script>"?t:null})}`;
