import { firstListUrl } from '#features/explore/first-list-url.ts';
import { languages } from '#locales/languages.ts';

/** What each page requests first, by its path; DATE is today's date in the browser's time zone. */
const firstReads = { '/app/explore': firstListUrl('DATE') };

/** Where the page keeps the last place that was searched: its first list is then another one. */
const placeKey = 'pulse_explore_place';

/**
 * A script for the shell's head: requests what the opened page will ask for first, while the app still
 * loads. The page takes the response over (ui/network/early-response.ts). Only for who is signed in, and
 * only where the address and this device say nothing that would change the request.
 */
export const earlyReadScript = `(function(reads,languages){try{
var url=reads[location.pathname.replace(/\\/+$/,'')],kept=localStorage,token=kept.getItem('pulse_access_token');
if(!url||!token||location.search||kept.getItem('${placeKey}'))return;
var now=new Date(),two=function(part){return String(part).padStart(2,'0')};
url=url.replace('DATE',[now.getFullYear(),two(now.getMonth()+1),two(now.getDate())].join('-'));
var language=(kept.getItem('i18nextLng')||navigator.language||'').slice(0,2);
if(languages.indexOf(language)<0)language='en';
var headers={Authorization:'Bearer '+token,'Accept-Language':language},position=(kept.getItem('pulse_position')||'').split(' ');
if(Date.now()-position[1]<30000)headers['Pulse-Position']=position[0];
var response=fetch(url,{headers:headers,signal:AbortSignal.timeout(30000)});
var answer=response.then(function(found){return found.ok?found.clone().json():undefined});
var read=window.earlyRead={url:url,token:token,language:language,requestedAt:Date.now(),response:response,answer:answer};
answer.then(function(data){read.data=data}).catch(function(){})
}catch(_){}})(${JSON.stringify(firstReads)},${JSON.stringify(languages)})`;
