/**
 * Vendor categories by the names and aliases of well-known vendors in the United States, the United Kingdom, Canada and
 * Australia, as `normaliseName` returns them, and by words that describe other vendors. Sorted.
 */
import type { CategoryName } from './category-names';

/**
 * Products and makers whose name identifies one category. A name of at most three letters, or after `=`, must match the whole
 * name, because other names contain it.
 */
export const vendorNames: Partial<Record<CategoryName, string>> = {
  accounting: `
    accountedge, acumatica, aplos software, bench accounting, blackbaud, blackline, botkeeper, clear books,
    digits financial, double hq, dynamics 365, exact online, fathom applications, floqast, freeagent, freshbooks,
    futrli, iris software, kashflow, keeper accounting, myob, netsuite, odoo, oracle netsuite, pilot com, puzzle io,
    quickbooks, quickfile, =reckon, saasu, sage 100, sage 50, sage accounting, sage business cloud, sage intacct,
    sage software, spotlight reporting, syft analytics, unit4, wave accounting, wave financial, xero, zoho books`,
  'artificial-intelligence': `
    anthropic, chatgpt, claude ai, cohere, =copilot, cursor ai, descript, elevenlabs, fireflies ai, gamma app,
    github copilot, grammarly, jasper ai, midjourney, mistral ai, openai, otter ai, perplexity ai`,
  backup: `
    acronis, atera, axcient, backblaze, carbonite, cohesity, commvault, connectwise, crashplan, datto, dropsuite,
    idrive, kaseya, mozy, n able, nable, ninjaone, rubrik, spanning cloud, syncro, veeam`,
  banking: `
    ally bank, american express, amex, anz, bank of america, bank of montreal, bank of nova scotia, bankwest,
    barclaycard, barclays, bendigo bank, bluevine, bmo, bmo harris, bny mellon, capital one, charles schwab,
    chase bank, chase card services, cibc, citi cards, citibank, citigroup, citizens bank, comerica, commbank,
    commonwealth bank, cooperative bank, desjardins, discover card, discover financial, dun and bradstreet,
    edward jones, equifax, experian, fidelity investments, fifth third bank, first citizens bank, fitch ratings,
    fundbox, goldman sachs, hsbc, huntington bank, jp morgan chase, jpmorgan chase, kabbage, keybank, lloyds bank,
    m and t bank, macquarie bank, mastercard, mercury technologies, merrill lynch, metro bank, monzo, moodys,
    moodys investors service, morgan stanley, morningstar, nab, national australia bank, national bank of canada,
    nationwide building society, natwest, navy federal, ondeck capital, pfm asset management, piper jaffray,
    pnc bank, raymond james, rbc, rbc royal bank, regions bank, royal bank of canada, royal bank of scotland,
    s and p global, s and p global ratings, sandp global, santander, scotiabank, silicon valley bank,
    square capital, st george bank, starling bank, state street, suncorp bank, synchrony, tangerine, td bank,
    tide bank, toronto dominion, transunion, truist, u s bank, us bancorp, us bank, vanguard group, virgin money,
    =visa, wells fargo, wells fargo bank, westpac, zions bank`,
  'bill-payment': `
    airbase, approvalmax, avidxchange, beanworks, bill com, billcom, billtrust, corpay, coupa, invoiced,
    lightyear cloud, melio, mineraltree, modulr, nvoicepay, ottimate, plate iq, plooto, quadient, relay financial,
    routable, sap ariba, stampli, telleroo, tipalti, veem, yooz`,
  'card-processing': `
    adyen, affinipay, afterpay, airwallex, authorize net, authorizenet, bambora, braintree, chase paymentech,
    checkout com, clover network, convera, cpacharge, =dojo, elavon, eway, first data, fiserv, global payments,
    gocardless, heartland payment systems, helcim, klarna, lawpay, moneris, moneygram, ofx, opayo, payanywhere,
    paymentech, payoneer, paypal, payroc, revolut, shopify payments, square up, squareup, stax payments, stripe,
    sumup, takepayments, transferwise, tsys, venmo, verifone, western union, wise com, wise payments, worldpay,
    zelle, zettle`,
  communication: `
    8x8, aircall, answerconnect, avaya, bluejeans, dialpad, five9, freshdesk, freshworks, genesys, goto group,
    goto technologies, gotomeeting, grasshopper, intercom, intermedia net, jive communications, logmein, loom,
    microsoft teams, mitel, moneypenny, nextiva, ooma, ringcentral, ruby com, ruby receptionists, sendgrid, skype,
    =slack, smith ai, spok, twilio, vonage, webex, whatsapp, zendesk, zoom communications, zoom us, zoom video`,
  construction: `
    ace hardware, archer western, b and q, balfour beatty, bechtel, benjamin moore, builders firstsource, bunnings,
    cemex, clark construction, costain, cpb contractors, dpr construction, dunn edwards, ellisdon, floor and decor,
    fluor, galliford try, granite construction, haydon building, hensel phelps, home depot, home hardware, je dunn,
    john holland, =kier, kiewit, laing orourke, layne christensen, lendlease, lowes, ma mortenson, martin marietta,
    mccarthy building, menards, morgan sindall, mortenson, multiplex, pcl construction, ppg, rona, screwfix,
    sherwin williams, skanska, sunland asphalt, travis perkins, true value, turner construction, vss international,
    vulcan materials, walters and wolf, wickes`,
  courier: `
    aramex, australia post, c h robinson, canada post, canpar, dhl, dhl express, dpd, endicia, estes express, evri,
    federal express, fedex, freightquote, =hermes, lasership, maersk, old dominion freight, ontrac, parcelforce,
    pirate ship, postage by phone, postmaster, purolator, quadient postage, royal mail, saia, sendle, shippo,
    shipstation, =stamps, stamps com, startrack, tnt express, toll group, u s postmaster, united parcel service,
    united states postal service, ups, us postal service, usps, xpo logistics, =yodel, yrc`,
  'creative-software': `
    adobe, adobe creative, adobe systems, autodesk, b and h photo video, camtasia, canva, corel, envato, figma,
    getty images, invision, issuu, istock, shutterstock, sketch, techsmith, vimeo, wistia`,
  crm: `
    activecampaign, apollo io, capsule crm, close io, copper crm, freshsales, hubspot, infusionsoft, insightly,
    keap, linkedin sales, nutshell, pipedrive, salesforce, salesforce com, sugarcrm, zoho crm, zoominfo`,
  development: `
    algolia, amplitude, atlassian bitbucket, bitbucket, circleci, databricks, datadog, =docker, =elastic, github,
    gitlab, jetbrains, launchdarkly, =looker, mathworks, mixpanel, mongodb, new relic, npm, pagerduty, pendo,
    postman, =postmark, power bi, red hat, segment io, =sentry, =snowflake, splunk, stack overflow, tableau,
    the mathworks, twilio segment, vmware`,
  'document-storage': `
    box com, doc it, docuphase, docuware, dropbox, efilecabinet, egnyte, hyland, imanage, iron mountain, laserfiche,
    m files, mega, netdocuments, onbase, open text, openkm, opentext, revver, sharefile, shred it, smartvault`,
  'e-signature': `
    adobe sign, annature, better proposals, docusign, dropbox sign, hellosign, pandadoc, proposify, qwilr,
    rightsignature, signable, signaturit, signnow, signwell`,
  education: `
    american management association, arizona state university, asu, cengage, coursera, dale carnegie, edx,
    franklin covey, fred pryor, general assembly, harvard university, khan academy, linkedin learning, lynda,
    masterclass, mcgraw hill, national seminars training, new horizons, northwestern university, open university,
    =pearson, pluralsight, rutgers, skillpath, skillsoft, stanford university, tafe, toastmasters, udemy`,
  'endpoint-security': `
    appriver, arctic wolf, avast, avg technologies, barracuda networks, bitdefender, carbon black, cloudflare,
    crowdstrike, cylance, darktrace, eset, expressvpn, f secure, fortinet, huntress, identiv, kaspersky, knowbe4,
    malwarebytes, mcafee, mimecast, nordvpn, norton antivirus, nortonlifelock, palo alto networks, proofpoint,
    qualys, rapid7, sans institute, sentinelone, sonicwall, sophos, symantec, tenable, threatlocker, trend micro,
    verizon connect, watchguard, webroot, zix, zscaler`,
  engineering: `
    aecom, arup, atkins, black and veatch, burgess and niple, burns and mcdonnell, carollo, cdm smith, ch2m,
    coffman associates, dibble engineering, gannett fleming, gensler, ghd, hazen and sawyer, hdr, hdr engineering,
    hok, =jacobs, kimley horn, kimley horn and associates, mead and hunt, michael baker, mwh, ninyo and moore,
    olsson, olsson associates, =parsons, perkins and will, populous, smithgroup, smithgroupjjr, stantec, t y lin,
    tetra tech, trc, ty lin international, urs, wsp`,
  events: `
    anytime fitness, barrett jackson auction, cvent, encore event, =equinox, =freeman, gold gym, gold s gym,
    gym source, la fitness, live nation, mountainside fitness, peloton, planet fitness, puregym, stubhub,
    ticketmaster`,
  expenses: `
    autoentry, brex, center id, =certify, concur technologies, dext, divvy, emburse, everlance, expensify,
    float financial, fyle, hubdoc, mileiq, navan, payhawk, pleo, ramp business, ramp com, receipt bank, receiptbank,
    rydoo, sap concur, shoeboxed, soldo, spendesk, tripactions, triplog, weel, zoho expense`,
  facilities: `
    abm, adt, adt security, allied universal, allied waste, aramark, biffa, big yellow, brightview, brinks,
    =carrier, chubb fire, cintas, cleanaway, climatec, cubesmart, daikin, dh pace, ecolab, ewing irrigation,
    extra space storage, firetrol, g4s, honeywell, =industrious, =initial, iron mountain storage,
    iss facility services, iwg, jani king, johnson controls, kone, lennox, merry maids, mobile mini, orkin, =otis,
    otis elevator, probox portable storage, protection one, public storage, regus, rentokil, rentokil initial,
    republic services, =ring, schindler, schneider electric, securitas, servcorp, servicemaster, servpro, siemens,
    simplexgrinnell, simplot partners, siteone, spaces works, stanley steemer, stericycle, suez recycling,
    tdindustries, terminix, thyssenkrupp, tk elevator, trane, tyco, unifirst, veolia environmental, vivint,
    waste connections, waste management, waxie, west coast turf, wework, wm`,
  food: `
    =caviar, chick fil a, chipotle, coca cola, compass group, =costa, deliveroo, dominos, doordash, dunkin, ezcater,
    greggs, grubhub, hellofresh, instacart, jimmy johns, just eat, mcdonalds, menulog, nandos, olive garden, panera,
    panera bread, pepsico, pizza hut, pret a manger, reddy ice, shamrock foods, skip the dishes, sodexo, =subway,
    sysco, the icee, tim hortons, uber eats, ubereats, us foods`,
  government: `
    arizona department of revenue, asic, ato, australian taxation office, bureau of reclamation, calea,
    canada revenue agency, companies house, cra, department of revenue, dvla, edd, eftps,
    employment development department, florida department of revenue, franchise tax board, hm revenue and customs,
    hmrc, ico, information commissioners office, internal revenue service, irs, land registry, maricopa county,
    ministry of finance, national league of cities, new york state, postmaster general,
    public safety personnel retirement system, receiver general, regional public transportation authority,
    revenu quebec, revenue nsw, secretary of state, service canada, service nsw, service ontario,
    social security administration, state of california, state revenue office, texas comptroller,
    united states treasury, us customs and border protection, us department of labor,
    us patent and trademark office, us treasury, uspto, vicroads, workers compensation board, worksafe, worksafebc,
    wsib`,
  healthcare: `
    aed superstore, banner health, betterhelp, =boots, bound tree medical, cardinal health, chemist warehouse,
    cigna behavioral health, concentra, cvs, dignity health, henry schein, henry schein matrix medical, honorhealth,
    hospice of the valley, labcorp, life technologies, mayo clinic, mckesson, medline, medtox laboratories, nhs,
    philips healthcare, physio control, quest diagnostics, rite aid, shoppers drug mart, specsavers, stryker,
    teladoc, walgreens, zoll medical`,
  hosting: `
    123 reg, 1and1, abacusnext, ace cloud hosting, akamai, amazon web services, automattic, aws, bluehost, cetrom,
    cloud9 hosting, cloudways, coaxis, crazy domains, digitalocean, dreamhost, equinix, fastly, godaddy,
    google cloud, gsuite domains, heroku, hetzner, hostgator, =hover, insynq, ionos, iron orbit, kinsta,
    level 3 communications, linode, microsoft azure, namecheap, netlify, =network solutions, ovh, rackspace,
    right networks, rightworks, shopify, siteground, squarespace, summit hosting, swizznet, tucows, ventraip,
    vercel, verio, verito, web com, webflow, weebly, wix, wix com, wordpress, wp engine, wpengine`,
  'industrial-supplies': `
    air products and chemicals, airgas, allied electronics, american refrigeration supplies,
    applied industrial technologies, blackwoods, =boc, boot barn, border states, border states electric supply,
    brown wholesale electric, bsn sports, city electric supply, coates hire, consolidated electrical distributors,
    core and main, dana kepner, dezurik, digikey, econolite control products, electric supply,
    emerson process management, ennis paint, farnell, fastenal, =ferguson, ferguson enterprises, galls, gametime,
    global industrial, grainger, graybar electric, hajoca, harbor freight, harrington industrial plastics,
    hd supply, hd supply waterworks, healys red wing shoe stores, iteris, kaman industrial technologies,
    kennards hire, =linde, ln curtis and sons, matheson tri gas, mcmaster carr, motion industries, mouser,
    msc industrial, msc industrial supply, neenah foundry, =newark, newark element14, northern tool,
    otto environmental systems, praxair, red wing, red wing shoe, refrigeration supplies distributor, rexel,
    rs components, ryan herco flow solutions, safariland, schaefer systems, scott safety, screwfix trade,
    summit electric supply, thomas pipe and supply, toolstation, toter, tractor supply, united refrigeration,
    vallen, w w grainger, wesco, winsupply, ww grainger, zoro, zumar industries`,
  insurance: `
    aetna, aflac, aig, allianz, allied world, allstate, amica, amtrust, anthem, aon, arthur j gallagher, asiflex,
    aviva, aviva canada, axa, axa xl, bcbs, berkley, berkshire hathaway, blue cross, blue cross blue shield,
    blue shield, brown and brown, bupa, camico, cannon cochran, centene, chubb, cigna, cigna healthcare, cna,
    colonial life, cooperators, coverwallet, delta dental, desjardins insurance, direct line, embroker,
    employers holdings, farmers insurance, geico, great west life, guardian life, hagerty, =hartford,
    hays companies, highmark, hiscox, humana, icare, intact insurance, kaiser permanente, legal and general,
    =lemonade, liberty mutual, lincoln financial, lloyds of london, lockton, manulife, =marsh, marsh and mclennan,
    medibank, =mercer, metlife, molina healthcare, mutual benefit, mutual of omaha, nationwide insurance,
    next insurance, nib health, nrma, oscar health, pacific life, philadelphia insurance, pie insurance, premera,
    principal financial, progressive insurance, prudential, qbe, rsa insurance, simply business, state farm,
    sun life, suncorp, symetra, symetra financial, the hartford, the standard, the zenith, transamerica, =travelers,
    united healthcare, unitedhealthcare, unum, usaa, vision service, vision service plan, voya, vsp vision,
    wawanesa, wellcare, willis towers watson, workcover, york risk, =zurich`,
  'it-hardware': `
    anixter, =apc, =apple, apple store, aruba networks, best buy, brother international, canon,
    canon solutions america, cdw, cdw direct, cdw government, centre com, cisco, cisco systems,
    connection public sector, currys, dell, dell marketing, dell technologies, dlt solutions, ebuyer, =epson,
    google, graybar, harvey norman, hewlett packard, hewlett packard enterprise, hp, ibm, ingram micro,
    insight direct, insight public sector, intuit, jb hi fi, juniper networks, konica minolta, kyocera, lenovo,
    lexmark, logicalis, logitech, memory express, micro center, microsoft, microsoft store, netgear,
    netscout systems, newegg, officeworks tech, oracle, oracle america, pc connection, pitney bowes,
    pitney bowes presort services, presidio, ricoh, ricoh usa, samsung, sap, sap america, scan computers,
    sharp electronics, shi, shi international, softchoice, softwareone, synnex, tech data, toshiba business,
    ubiquiti, world wide technology, wwt, xerox, zones`,
  laboratory: `
    accustandard, agilent, agilent technologies, aqua aerobic systems, brenntag, calgon carbon,
    calgon carbon hyde marine, cole parmer, dubois chemicals, dwyer instruments, endress hauser,
    environmental resource associates, eurofins, evoqua, fisher scientific, hach, idexx, idexx laboratories, kemira,
    legend technical services, metrohm, o i analytical, peak scientific, perkinelmer, polydyne, restek, shimadzu,
    sigma aldrich, suez wts, teledyne, testamerica, thermo electron north america, thermo fisher, univar,
    usa bluebook, vwr, waters, xylem, zenon environmental`,
  legal: `
    allen and overy, baker mckenzie, bloomberg law, bna, bureau of national affairs, chicago title agency,
    clifford chance, covington and burling, csc global, ct, dla piper, fennemore craig, fidelity national title,
    first american title, first legal network, greenberg traurig, gust rosenfeld, irwin mitchell, jones day,
    kirkland and ellis, latham and watkins, legalzoom, lexisnexis, linklaters, matthew bender, municipal code,
    northwest registered agent, pinsent masons, polsinelli, quarles and brady, registered agents, rocket lawyer,
    slater and gordon, snell and wilmer, squire patton boggs, thomson reuters, thomson reuters west,
    west publishing, westlaw, wolters kluwer`,
  marketing: `
    4imprint, ahrefs, bing ads, birdeye, brevo, buffer com, campaign monitor, constant contact, convertkit, deluxe,
    deluxe for business, eventbrite, facebook, facebook ads, google ads, google adwords, hootsuite, jotform,
    klaviyo, later com, leadpages, linkedin, mailchimp, marketo, meta platforms, microsoft advertising, moo print,
    moz, outbrain, podium, qualtrics, semrush, sendinblue, sprout social, surveymonkey, taboola, tiktok, trustpilot,
    twitter, typeform, unbounce, vistaprint, wordstream, yelp`,
  media: `
    apple music, associated press, audible, baker and taylor, bbc, bloomberg, certified folder display service,
    clear channel outdoor, cox media, disney plus, dow jones, financial times, =forbes, =gannett, getty,
    globe and mail, harvard business review, hulu, ingram library services, itv, jcdecaux, kindle,
    lamar advertising, library ideas, los angeles times, midwest tape, movie licensing usa, national geographic,
    netflix, new york times, news, nine entertainment, outfront media, recorded books, =reuters, scholastic,
    screenvision, siriusxm, spotify, sxsw, telegraph media, the arizona republic, the economist, the guardian,
    the times, toronto star, usa today, wall street journal, washington post, world book, youtube`,
  nonprofit: `
    american red cross, american water works association, arizona humane society, audubon, az water association,
    big brothers big sisters, boys and girls club, boys and girls clubs, cancer research, catholic charities,
    chamber of commerce, =goodwill, greater phoenix economic council, habitat for humanity,
    jewish family and childrens service, lions club, mcdowell sonoran conservancy, national forest foundation,
    oxfam, rotary club, salvation army, st vincent de paul, unicef, united way, water research foundation, ymca`,
  'office-suite': `
    coda io, evernote, g suite, google gsuite, google workspace, libreoffice, microsoft 365, microsoft office,
    notion labs, office 365, zoho one, zoho workplace`,
  'office-supplies': `
    3m, aldi, amazon, amazon business, amazon com, amazon marketplace, amazon prime, amzn, =argos, =arrowhead, asda,
    avery products, basics office, big w, canadian tire, =coles, costco, costco wholesale, crystal springs,
    culligan, demco, ds services, ebay, etsy, fellowes, grand and toy, herman miller, ikea, keurig, kmart, knoll,
    kroger, lakeshore learning materials, lidl, loblaws, lyreco, nespresso, office depot, office depot officemax,
    officemax, officeworks, post it, primo water, publix, =quill, ryman, =safeway, sainsburys, sams club, sobeys,
    sparkletts, spicers paper, staples, staples advantage, staples business, starbucks, steelcase, =target, =tesco,
    trader joes, uline, =vari, varidesk, veritiv, =viking, viking direct, w b mason, walmart, wb mason, whole foods,
    woolworths`,
  'password-manager': `
    1password, agilebits, auth0, bitwarden, dashlane, duo security, jumpcloud, keeper security, lastpass, nordpass,
    okta, onelogin, ping identity, practice protect, roboform, yubico`,
  payroll: `
    adp, adp payroll, apspayroll, asure software, automatic data processing, bamboohr, breathe hr, brightpay,
    ceridian, charliehr, dayforce, deel, employment hero, globalization partners, gusto, heartland payroll, hibob,
    humi, insperity, isolved, justworks, keypay, kronos, moneysoft, =namely, netchex, oasis outsourcing, onpay,
    oyster hr, papaya global, patriot software, paychex, paycom, paycor, paycycle, paylocity, paymentevolution,
    payrix, payworks, personio, quickbooks payroll, remote com, rippling, sage payroll, sage people, square payroll,
    staffology, sumtotal systems, surepayroll, trinet, trinet zenefits, ukg, ultimate software, velocity global,
    viventium, wagepoint, workday, workforce software, zenefits`,
  'practice-management': `
    accountancymanager, aero workflow, bright manager, brightmanager, canopy tax, client hub, clio, engagementhq,
    financial cents, firm360, fyi docs, ignition app, jetpack workflow, karbon, liscio, mango practice, mycase,
    pixie practice, practice ignition, practicepanther, senta, soraban, suitefiles, taxdome, uku software,
    xero practice manager`,
  'professional-services': `
    acca, accenture, aicpa, bain, baker tilly, bdo, becker professional, booz allen, boston consulting group, cbre,
    chartered accountants, checkpoint learning, cla, cliftonlarsonallen, colliers, costar,
    costar realty information, cpa australia, cpa canada, cpaacademy, =crowe, cushman and wakefield, deloitte,
    economic modeling, eisneramper, ernst and young, ey, forrester, fti consulting, =gallup, gartner,
    grant thornton, h and r block advisors, icaew, institute of management accountants, jll, jones lang lasalle,
    knight frank, kpmg, marcum, mckinsey, moss adams, navigant, newmark, plante moran, pricewaterhousecoopers,
    protiviti, pwc, robert walters, rsm us, savills, smith travel research, sotheby, state board of accountancy,
    surgent`,
  'project-management': `
    airtable, asana, atlassian, basecamp, clickup, jira, lucid software, lucidchart, microsoft project, =miro,
    monday com, mondaycom, =mural, podio, process street, smartsheet, teamwork com, todoist, trello, workfront,
    wrike, zapier`,
  rent: `
    boston properties, british land, brookfield properties, equity office, goodman group, landsec, prologis,
    scentre group, segro, simon property, vicinity centres, workspace group`,
  scheduling: `
    acuity scheduling, cal com, calendly, deputy, doodle, humanforce, oncehub, scheduleonce, setmore, shiftboard,
    sling scheduling, when i work, youcanbookme`,
  software: `
    accela, active network, anydesk, appfolio, aspect software, aspen technologies, athenahealth, autocad, autodata,
    axon, axon enterprise, bentley systems, bibliotheca, buildertrend, buildium, cellebrite, cerner, communico,
    costar software, ebsco, ebsco subscription services, elance, entrata, environmental systems research institute,
    envisionware, epic systems, esri, fiverr, foxit, freelancer com, freshworks software, geotab,
    governmentjobs com, =hexagon, housecall pro, infor, informa software, innovative interfaces, innovyze,
    intergraph, intuit software, itron, jobber, lucity, microception, mindbody, mitchell 1, mysidewalk, neogov,
    nitro software, =nuance, oclc, open solutions, opentable, overdrive, parallels, powerdms, practice fusion,
    procore, proquest, qualtrax, realmassive, realpage, remix software, samsara, servicenow, servicetitan,
    splashtop, teamviewer, the active network, =toast, toptal, tyler technologies, upwork, verizon connect fleet,
    watersmart software, winzip, yardi, zoho, zylab`,
  staffing: `
    accountemps, adecco, aerotek, allegis, apple one, =beeline, checkr, cv library, employers council services,
    express employment, first advantage, glassdoor, goodhire, greenhouse software, hays recruitment,
    hays specialist, hireright, hudson rpo, =indeed, insight global, jobvite, kelly services, kforce, =lever,
    manpower, manpowergroup, michael page, monster com, mountain states employers council, page group, randstad,
    =reed, robert half, robert walters recruitment, =seek, sterling check, tek systems, totaljobs, =workable,
    ziprecruiter`,
  tax: `
    anrok, atx tax, avalara, btcsoftware, cch, cch axcess, cch prosystem, corvee, drake software, greatland,
    h and r block, handisoft, holistiplan, hr block, lacerte, onesource, proconnect, proseries, safesend, sovos,
    sovos compliance, tax1099, taxact, taxcalc, taxcycle, taxjar, taxprep, taxslayer, taxwise, track1099, turbotax,
    ultratax, vertex tax, yearli`,
  telecom: `
    altice, american tower, at and t, at and t mobility, att, aussie broadband, aviat, bell canada, bell mobility,
    black box, british telecom, british telecommunications, broadvoice, bt, bt group, centurylink,
    charter communications, cogent communications, comcast, comcast business, consolidated communications,
    =cox business, cox communications, cricket wireless, crown castle, earthlink, ee, =fido, freedom mobile,
    frontier communications, gamma telecom, google fi, google fiber, granite telecommunications, hughesnet, iinet,
    koodo, =lumen, mediacom, mint mobile, motorola solutions, nbn, o2, =optimum, optus, plusnet, =rogers,
    rogers communications, sasktel, shaw communications, sky business, spark new zealand, =spectrum,
    spectrum business, =sprint, starlink, t mobile, t mobile usa, talktalk, tds telecom, telefonica, telstra, telus,
    tessco, three uk, time warner cable, tpg telecom, tracfone, us cellular, verizon, verizon wireless, viasat,
    videotron, virgin media, vocus, vodafone, windstream, xfinity, zayo`,
  'time-tracking': `
    bigtime software, clicktime, clockify, getharvest, harvest time, hubstaff, quickbooks time, replicon,
    rescuetime, time doctor, timecamp, timely, toggl, tsheets`,
  travel: `
    accor, =agoda, air canada, air france, air new zealand, airbnb, =alamo, alaska airlines, allegiant,
    american airlines, american express travel, amex gbt, amtrak, avanti west coast, avis, bcd travel, best western,
    =bolt, booking com, british airways, budget rent a car, choice hotels, corporate traveller, delta air lines,
    delta airlines, =didi, dollar rent a car, e zpass, easyjet, egencia, emirates, enterprise holdings,
    enterprise rent a car, enterprise rideshare, europcar, eurostar, expedia, flight centre, flybe, four seasons,
    frontier airlines, =grab, =greyhound, gwr, hampton inn, hawaiian airlines, hertz, =hilton, holiday inn,
    hotels com, hyatt, ihg, intercontinental hotels, jet2, jetblue, jetstar, =kayak, klm, linkt, lner, lufthansa,
    lyft, marriott, megabus, national car rental, national express, national rail, ncp, =ola, orbitz, parkmobile,
    paybyphone, porter airlines, premier inn, priceline, princess cruises, qantas, qatar airways, radisson, ringgo,
    ritz carlton, ryanair, sheraton, singapore airlines, sixt, southwest airlines, spirit airlines, spothero,
    sunpass, tfl, thrifty, trainline, transcore, transport for london, travelocity, travelodge, trivago, =turo,
    uber, uber trip, united airlines, via rail, virgin atlantic, virgin australia, vrbo, westin, westjet, wyndham,
    yellow cab, zipcar`,
  utilities: `
    aep, affinity water, agl, agl energy, alinta energy, ameren, american electric power, american water,
    anglian water, aps, arizona power authority, arizona public service, atco, atmos energy, ausgrid, bc hydro,
    british gas, centerpoint energy, central arizona project, clean energy, comed, commonwealth edison, con edison,
    consolidated edison, consumers energy, direct energy, dominion energy, dte energy, duke energy, e on,
    edf energy, edison international, enbridge, energyaustralia, enmax, entergy, eon energy, epcor, epcor water,
    exelon, firstenergy, florida power and light, fortisbc, fpl, georgia power, hydro one, hydro quebec, ladwp,
    los angeles department of water and power, manitoba hydro, national fuel gas, national grid, nicor gas, npower,
    nv energy, octopus energy, oncor, origin energy, ovo energy, pacific gas and electric, pacificorp, peco,
    peoples gas, pg and e, pge, piedmont natural gas, pseg, puget sound energy, reliant energy,
    rocky mountain power, rural electric, salt river project, san diego gas and electric, sask power,
    scottish power, severn trent, southern, southern california edison, southwest gas, =spire, srp, sse, suez,
    sydney water, synergy energy, thames water, toronto hydro, txu energy, united utilities, us energy services,
    veolia, xcel energy, yarra valley water, yorkshire water`,
  vehicles: `
    7 eleven, aaa, advance auto parts, altec industries, ampol, =arco, autozone, bmw, bp, caltex, caterpillar,
    chargepoint, chevron, circle k, =conoco, cummins, cummins rocky mountain, deere and, discount tire, earnhardt,
    electrify america, element fleet, empire southwest, enterprise fleet management, enterprise fm trust, =esso,
    exxon, exxonmobil, =firestone, fleetcor, =ford, freightliner, fuelman, general motors, gillig, goodyear,
    halfords, harley davidson, herc rentals, =honda, hyundai, jiffy lube, john deere, =kia, kubota, kwik fit,
    les schwab, loves travel stops, marathon petroleum, mcneilus, mercedes benz, michelin, =mobil, napa,
    napa auto parts, neff rental, nissan, oreilly auto parts, pep boys, petro canada, phillips 66,
    pierce manufacturing, pilot flying j, quiktrip, =rac, racetrac, rdo equipment, repco, rush truck center,
    safelite, safelite autoglass, =shell, =speedway, sunbelt rentals, sunoco, supercheap auto, =tesla, texaco,
    the aa, =toyota, united petroleum, united rentals, valero, valvoline, volkswagen, voyager fleet systems, =wawa,
    wex, wright express, ww williams`,
};

/** Words that show what an unknown vendor sells; known names come first. */
export const vendorWords: Partial<Record<CategoryName, string>> = {
  banking: `
    asset management, bancorp, bank, capital, capital corporaton, credit bureau, credit union, financial services,
    mortgage, savings bank, wealth management`,
  construction: `
    asphalt, blinds, builders, building supply, carpentry, concrete, construction, constructors, contracting,
    contractors, demolition, door services, doors, drywall, excavating, fabrication, fence, flooring, floors, glass,
    glazing, hardware, homes, masonry, painting, pavement, paving, plumbing, remodeling, renovations, restoration,
    roofing, sealcoating, steel erectors, striping, tile`,
  courier: `
    courier, couriers, delivery, freight, logistics, mailing, movers, moving and storage, postage, postal, shipping`,
  education: `
    academy, college, education, educational, institute, learning, polytechnic, school, school district, schools,
    seminars, training, tuition, university`,
  engineering: `
    architect, architects, architectural, architecture, design group, engineering, engineers, geotechnical,
    land surveying, landscape architects, surveyors`,
  events: `
    amusement, athletics, balloon, baseball, concert, conference, conventions, dance, entertainment, event, events,
    exhibits, expos, fitness, golf, gym, gymnastics, music, officials, party, playground, playgrounds, recreation,
    recreational, soccer, sports, tennis, theater, theatre, trade show, umpires`,
  facilities: `
    air conditioning, alarm, cleaners, cleaning, cooling, disposal, dry cleaners, electric, electrical, elevator,
    facility services, fire protection, grounds, growers, heating, hvac, irrigation, janitorial, landfill,
    landscape, landscapes, landscaping, laundry, lawn, lawnmower, lighting, lock and security, locksmith,
    maintenance, mechanical, nursery, pest control, pool, pools, power services, recycling, refrigeration, refuse,
    sanitary, sanitary supply, security, security systems, self storage, sprinkler, storage, sweeping, tree care,
    trees, turf, uniform, uniforms, waste, weed control, window`,
  food: `
    bakery, beverage, beverages, bistro, brewing, cafe, catering, deli, eatery, food, foods, grill, ice, kitchen,
    pizza, restaurant, restaurants, steakhouse, wine`,
  government: `
    association of governments, authority, borough council, bureau of, city council, city of, clerk of,
    commissioner, council, county, county council, county of, court, department of, dept of, district council,
    fire department, fire district, ministry of, municipal, police, police department, public safety, recorder,
    revenue, sheriff, sheriffs, state of, superior court, supreme court, tax collector, town of, treasurer,
    treasury, village of`,
  healthcare: `
    ambulance, animal hospital, clinic, counseling, dds, dental, dentistry, denture, health, healthcare, hospice,
    hospital, md, medical, nursing, optometry, orthopedics, pharmacy, physicians, psy d, psychological, psychology,
    rehabilitation, therapy, veterinary, wellness`,
  'industrial-supplies': `
    bearings, compressed air, compressor, controls, crane, equipment, fasteners, hose, industrial, industries,
    instrumentation, machinery, manufacturing, metal, mfg, pipe, plastics, power systems, process, products, pump,
    pumps, rubber, safety, sign, signarama, signs, steel, supplies, supply, tools, valve, welding, wholesale,
    wire and cable`,
  insurance: `
    assurance, benefit plans, cancer insuran, dental plan, insuran, insurance, life insurance, reinsurance,
    risk management, underwriters`,
  'it-hardware': `
    computer, computers, cyber, data centers, it services, it solutions, managed services, network solutions,
    networks, technologies, technology partners`,
  laboratory: `
    analytical, calibration, chemical, chemicals, environmental, forensics, instruments, lab, laboratories,
    laboratory, membrane, scientific, testing, water resources, water systems, water treatment`,
  legal: `
    attorney, attorneys, attorneys at law, barristers, court reporters, court reporting, law firm, law group,
    law office, law offices, lawyers, legal network, legal services, notary, solicitors, title agency`,
  media: `
    advertising, books, broadcasting, creative, film, films, graphic design, graphics, imaging, library services,
    magazine, marketing, media, news, newspaper, newspapers, outdoor advertising, photography, print, printers,
    printing, printworks, productions, promotional, promotions, public relations, publications, publishing, radio,
    studio, studios, television, video`,
  nonprofit: `
    arts, association, caring, center for, chamber of commerce, charities, charity, church, club, community action,
    community partners, community services, conservancy, festival, food bank, foundation, friends of,
    humane society, institute of, league, ministry, museum, philharmonic, shelter, shelters, sister cities, society,
    trust, visitors bureau`,
  'office-supplies': `
    awards, bottled water, business interiors, coffee, envelope, furnishings, furniture, office furniture,
    office products, office supplies, office supply, paper, stationers, stationery, trophy`,
  'professional-services': `
    accountants, accounting, actuaries, advisors, advisory, appraisal, auditors, bookkeeping,
    certified public accountants, consultant, consultants, consulting, economics, interpreting, notaries, research,
    surveying, transcripts, translation, valuation, valuers`,
  rent: `
    community association, estates, hoa, homeowners association, landlord, leasing, owners association, poa,
    properties, property, property management, real estate, realty, rent`,
  software: `
    app store, cloud solutions, computing, data systems, saas, software, systems research`,
  staffing: `
    employment, human resources, personnel, recruiting, recruitment, screening, staffing, talent, temp services`,
  telecom: `
    broadband, cellular, communications supply, fibre, paging, telco, telecom, telecommunications, telephone,
    wireless`,
  travel: `
    airline, airlines, airways, cab, car rental, charter bus, cruise, hotel, hotels, inn, limousine, motel, parking,
    railway, rent a car, resort, resorts, rideshare, suites, taxi, tours, travel`,
  utilities: `
    electric cooperative, electricity, energy services, municipal water, natural gas, power authority,
    public utility, sewer district, utility district, water district, water utility`,
  vehicles: `
    auto, auto parts, autoglass, automotive, car wash, carwash, chevrolet, chrysler, collision, dodge,
    fire equipment, fleet, fuel, garage, gas station, honda, motor, motorcycles, motors, petroleum, tire, tires,
    towing, toyota, trailer, trailers, transmission, truck, trucks, tyres`,
};
