import { plural } from './plural.js';
import type { PartialStrings } from './strings.js';

const cannotShow = 'Tento krok platby nelze zobrazit. Vyberte jiný způsob platby.';
const noConnection = 'Nejste připojeni k internetu. Zkontrolujte připojení a zkuste to znovu.';
const unreachable = 'Připojení se nezdařilo. Zkuste to za chvíli znovu.';
const ourFault = 'Na naší straně nastala chyba. Zkuste to za chvíli znovu.';

/** What labels begin with, as the object of “copy”: what is copied of a bank, a person or a store is its name. */
const ACCUSATIVES = [
  ['banka', 'název banky'],
  ['majitel', 'jméno majitele'],
  ['měna', 'měnu'],
  ['pobočka', 'název pobočky'],
  ['prodejna', 'název prodejny'],
  ['přesná částka', 'přesnou částku'],
  ['příjemce', 'jméno příjemce'],
  ['země', 'zemi'],
  ['zpráva', 'zprávu'],
] as const;
/** Where it is the nominative. */
const SAME_CASE = /^(?:číslo|kód|linha|odkaz|platební|referenční|směrovací|SWIFT|telefonní|typ|všechny|IBAN|BIC|CLABE)/;

/** The label as the object of a verb. */
function objectOf(label: string): string {
  const noun = label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const [before, after] = ACCUSATIVES.find(([start]) => noun.startsWith(start)) ?? [];
  if (before) return ` ${noun.replace(before, after)}`;
  return SAME_CASE.test(noun) ? ` ${noun}` : `: ${label}`;
}

export const strings: PartialStrings = {
  locale: 'cs',
  amounts: {
    locale: 'cs',
    group: '\u00a0',
    decimal: ',',
    pattern: '#\u00a0¤',
    symbols: { CZK: 'Kč', EUR: '€', USD: 'US$' },
  },
  loading: 'Načítání…',
  waiting: 'Čekáme na potvrzení…',
  seller: 'Obchodník',
  retry: 'Zkusit znovu',
  paymentComplete: 'Platba proběhla úspěšně',
  paymentFailed: 'Platba se nezdařila',
  paymentCancelled: 'Platba byla zrušena',
  paymentExpired: 'Čas na zaplacení vypršel',
  mandateTitle: 'Propojte svůj účet',
  mandateComplete: 'Účet je propojený',
  mandateExpired: 'Čas na propojení účtu vypršel',
  mandateFailed: 'Účet se nepodařilo propojit',
  unavailable: 'Tuto platbu nelze zobrazit. Pokud jste už zaplatili, neplaťte znovu a kontaktujte obchodníka.',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Tento krok platby vede na nezabezpečenou adresu. Vyberte jiný způsob platby.',
    'qr-too-long': 'Tento kód je na zobrazení jako QR kód příliš dlouhý. Zkopírujte ho.',
    'image-failed': 'QR kód se nepodařilo načíst.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'Trvalo to příliš dlouho. Zkuste to znovu.',
    'rate-limited': 'Příliš mnoho pokusů. Chvíli počkejte a zkuste to znovu.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'Požadavek se nepodařilo zpracovat. Zkuste to znovu nebo kontaktujte obchodníka.',
    'otp-incorrect': 'Nesprávný kód. Zkontrolujte ho a zkuste to znovu.',
    'otp-expired': 'Platnost kódu vypršela. Vyžádejte si nový.',
    'otp-attempts-exceeded': 'Příliš mnoho nesprávných kódů. Začněte znovu nebo vyberte jiný způsob platby.',
  },

  checkPaid: 'Mám zaplaceno',
  checkLinked: 'Mám hotovo',
  updates: 'Stránka se aktualizuje automaticky.',
  checking: 'Ověřujeme…',
  notYet: 'Zatím bez potvrzení. Může to chvíli trvat.',
  stillChecking: 'Zatím bez odpovědi. Ověřujeme dál…',
  offline: 'Jste offline. Budeme pokračovat, jakmile se připojíte.',
  late: 'Pokud jste už zaplatili, neplaťte znovu. Potvrzení může dorazit až následující pracovní den.',

  resultAmount: 'Částka',
  resultReference: 'Číslo objednávky',
  resultMethod: 'Způsob platby',
  resultDate: 'Datum',
  waitingPaid: 'Neplaťte znovu.',
  waitingHint: 'Nemusíte už nic dělat. Stránku můžete zavřít.',
  startAgain: 'Začít znovu',
  lateAsk: 'Už jste zaplatili? Pokud ne, staré platební údaje už nepoužívejte.',
  lateYes: 'Ano, mám zaplaceno',
  lateNo: 'Ne, začít znovu',
  otherMethod: 'Vybrat jiný způsob platby',
  expiredHint: 'Pokud jste už zaplatili, neplaťte znovu a kontaktujte obchodníka. Pokud ne, začněte znovu.',
  mandateExpiredHint: 'Chcete-li účet propojit, začněte znovu.',
  failedHint: 'Začněte znovu nebo vyberte jiný způsob platby.',
  failures: {
    payment_declined: 'Platba byla zamítnuta. Důvod vám sdělí banka nebo poskytovatel peněženky.',
    declined_by_consumer: 'Požadavek jste zrušili.',
    insufficient_funds: 'Nedostatek prostředků.',
    account_closed: 'Účet je zrušený.',
    processing_error: 'Požadavek se nepodařilo zpracovat.',
    otp_attempts_exceeded: 'Příliš mnoho nesprávných kódů.',
  },
  charged: 'Pokud vám peníze odešly z účtu, neplaťte znovu a kontaktujte obchodníka.',
  notCharged: 'Žádné peníze nebyly strženy.',
  paidNext: (seller) => `Obchodník${seller && ` ${seller}`} obdržel vaši platbu a o zbytek se postará.`,
  linkedNext: (seller) => `Obchodník${seller && ` ${seller}`} teď může strhávat platby z tohoto účtu.`,

  redirectHint: (host) => `Vše dokončíte na stránce ${host}. Pak se vraťte sem.`,
  appHint: 'Potvrďte v aplikaci a vraťte se sem.',
  redirectTabHint: (host) => `Vše dokončíte na stránce ${host} v druhém okně.`,
  redirectShow: 'Přejít do druhého okna',
  redirectTo: (host) => `Pokračovat na ${host}`,
  redirectIn: (host, seconds) => {
    const unit = plural('cs', seconds, { one: 'sekundu', few: 'sekundy', many: 'sekundy', other: 'sekund' });
    return `Za ${seconds}\u00a0${unit} vás přesměrujeme na stránku ${host}.`;
  },
  redirectStay: 'Zůstat tady',
  openApp: 'Otevřít aplikaci',
  openNamed: (app) => `Otevřít aplikaci ${app}`,
  notFinished: 'Ještě není hotovo.',
  openingApp: 'Otevíráme aplikaci…',
  leaving: (host) => `Přesměrování na ${host}…`,
  appMissing: 'Aplikace se neotevřela?',
  pageMissing: (host) => `Stránka ${host} se neotevřela? Zkuste to znovu.`,

  appHelp: 'Zkontrolujte, zda je aplikace nainstalovaná a aktuální, a zkuste to znovu.',
  inApp: (app) =>
    `Stránka je otevřená v prohlížeči aplikace ${app}, ze kterého se jiné aplikace nemusí otevřít. Otevřete nabídku, ` +
    'zvolte „Otevřít v prohlížeči“ a zkuste to tam znovu.',
  inWechat:
    'WeChat ze svých stránek jiné aplikace neotevírá. Klepněte vpravo nahoře na „…“, zvolte „Otevřít v prohlížeči“ a ' +
    'zkuste to tam znovu.',
  inAnApp:
    'Stránka je otevřená v aplikaci, ze které se jiné aplikace nemusí otevřít. Pokud je v nabídce „Otevřít v prohlížeči“, ' +
    'zkuste to tam znovu.',
  appNames: { google: 'Google' },
  pageHelp:
    'Stránka je možná pomalá nebo ji odsud nelze otevřít. Zkuste ji otevřít v novém okně nebo zkopírujte odkaz do prohlížeče.',
  newTab: 'Otevřít v novém okně',
  link: 'odkaz',
  copyLink: 'Kopírovat odkaz',
  scan: 'Chcete-li pokračovat v telefonu, naskenujte tento kód jeho fotoaparátem.',
  scanLabel: 'QR kód, který otevře aplikaci v telefonu',
  waysTitle: 'Další způsoby platby',
  wayQr: 'QR kód',
  wayApp: 'Aplikace',
  wayPage: 'Webová stránka',
  wayDetails: 'Platební údaje',
  challengeTitle: 'Potvrzení u vaší banky',
  challengeHint: 'Vaše banka žádá o potvrzení této platby. Zůstaňte na této stránce, dokud to nedokončíte.',

  otpLabel: 'Jednorázový kód',
  otpHint: (length) => `Zadejte ${length}místný kód, který vám přišel.`,
  otpSentTo: (length, to) => `Zadejte ${length}místný kód zaslaný na ${to}.`,
  otpAtOnce: 'Ověříme ho automaticky.',
  otpIncomplete: 'Zadejte všechny číslice kódu.',
  otpSubmit: 'Potvrdit',
  otpSubmitting: 'Ověřujeme kód…',
  otpConfirming: 'Kód přijat. Čekáme na potvrzení…',
  otpResend: 'Poslat nový kód',
  otpResendIn: (seconds) => `Poslat nový kód (${seconds}\u00a0s)`,
  otpResending: 'Posíláme nový kód…',
  otpResent: 'Nový kód je na cestě.',
  otpResendFailed: 'Nový kód se nepodařilo poslat. Zkuste to znovu.',

  copy: 'Kopírovat',
  copyOf: (label) => `Kopírovat${objectOf(label)}`,
  copyDone: 'Zkopírováno',
  copied: (label) => `Zkopírováno: ${label}`,
  copySelected: (label) =>
    `Automatické kopírování se nezdařilo. Označeno: ${label}. Zkopírujte text pomocí nabídky nebo klávesnice.`,
  copyFailed: (label) => `Nepodařilo se zkopírovat: ${label}. Označte text a zkopírujte ho ručně.`,

  qrLabel: 'Platební QR kód',
  qrHint: 'Naskenujte tento kód v bankovní nebo platební aplikaci.',
  qrElsewhere: 'Zaplatit z jiného zařízení',
  qrShowAnyway: 'Přesto zobrazit',
  qrCode: 'platební kód',
  qrCodeLength: (n) =>
    `Platební kód, ${n}\u00a0${plural('cs', n, { one: 'znak', few: 'znaky', many: 'znaku', other: 'znaků' })}`,
  qrPayee: 'Příjemce',

  detailsLabel: 'Platební údaje',
  fields: {
    code: 'Číslo čárového kódu',
    number: 'Číslo boleta',
    country: 'Země',
    currency: 'Měna',
    bank_name: 'Banka',
    bank_code: 'Kód banky',
    bank_branch_name: 'Pobočka',
    bank_branch_code: 'Kód pobočky',
    account_holder_name: 'Majitel účtu',
    account_number: 'Číslo účtu',
    reference: 'Referenční číslo',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'SWIFT kód',
    routing_number: 'Směrovací číslo banky (ABA)',
    sort_code: 'Kód banky (sort code)',
    ifsc: 'IFSC',
    account_type: 'Typ účtu',
    entity: 'Kód subjektu (entidade)',
    payment_code: 'Platební kód',
    confirmation_number: 'Číslo potvrzení',
    store: 'Prodejna',
    biller_code: 'Kód vystavitele faktury',
    bill_key: 'Číslo faktury',
    phone: 'Telefonní číslo',
    payment_reference: 'Zpráva pro příjemce',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'V bankovní aplikaci zadejte převod na uvedený účet.',
        'Pošlete přesnou částku.',
        'Doklad o převodu si uschovejte, dokud platba nebude potvrzena.',
      ],
      after: 'Podle banky může převod trvat několik minut až několik pracovních dnů.',
    },
    bill: {
      steps: [
        'V bankovní aplikaci nebo v bankomatu zvolte platbu faktury nebo služby.',
        'Zadejte uvedené kódy v tomto pořadí, a pokud je potřeba, i částku.',
        'Zkontrolujte částku a platbu potvrďte.',
      ],
      after: 'Platba se obvykle potvrdí během několika minut.',
    },
    store: {
      steps: [
        'Jděte s tímto kódem do prodejny.',
        'Nadiktujte kód na pokladně nebo ho zadejte v platebním automatu prodejny.',
        'Zaplaťte a doklad si uschovejte.',
      ],
      after: 'Platba se obvykle potvrdí během několika hodin.',
    },
  },
  transferScan: 'Nebo tento kód naskenujte v bankovní aplikaci.',
  transferScanLabel: 'QR kód pro bankovní převod',

  amount: 'Částka',
  payBy: 'Zaplatit do',
  payeeShown: (seller, payee) => `${seller} · v bance se zobrazí ${payee}`,
  barcode: 'Čárový kód',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Banka',
  boletoShow: 'Zobrazit čárový kód',
  boletoDue: 'Splatnost',

  transferTitle: 'Bankovní převod',
  transferExactly: 'Přesná částka',
  transferMore: 'Další bankovní údaje',
  transferCopyAll: 'Kopírovat vše',
  transferAll: 'všechny údaje',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Příjemce (beneficiario)',
    bank_name: 'Banka (banco)',
    reference: 'Referenční číslo (referencia)',
    concept: 'Zpráva pro příjemce (concepto)',
  },

  voucherTitle: 'Platba v hotovosti',
  walletTitle: 'Elektronická peněženka',
  cardTitle: 'Karta',
  voucherReference: 'Referenční číslo',
  voucherStore: 'Kde zaplatit',
  voucherShow: 'Ukázat na pokladně',
  close: 'Zavřít',

  payWithin: (left) => `Na zaplacení máte ${left}`,
  mayBeOver: 'Čas na zaplacení už možná vypršel',
  endingSoon: (left) => `Na zaplacení máte ještě ${left}.`,
  expired: 'Čas na zaplacení vypršel. Pokud jste už zaplatili, neplaťte znovu.',
  howToPay: 'Jak zaplatit',
  guides: {
    boleto_br: {
      steps: [
        'Otevřete aplikaci nebo web své banky a zvolte platbu boleta.',
        'Vložte číslo (linha digitável) nebo naskenujte čárový kód.',
        'Zkontrolujte částku a platbu potvrďte.',
      ],
      after: 'Potvrzení trvá 1 až 3\u00a0pracovní dny.',
    },
    banktransfer_mx: {
      steps: [
        'V bankovní aplikaci přidejte tento účet jako nového příjemce.',
        'Pošlete přesnou částku přes SPEI.',
        'Doklad (comprobante) si uschovejte, dokud platba nebude potvrzena.',
      ],
      after: 'Převody SPEI obvykle dorazí během několika minut, ve dne i v noci.',
    },
    cashvoucher_mx: {
      steps: [
        'Jděte do prodejny, která tyto platby přijímá.',
        'Ukažte čárový kód nebo nadiktujte referenční číslo.',
        'Zaplaťte hotově a doklad si uschovejte.',
      ],
      after: 'Platba se obvykle potvrdí během několika hodin.',
    },
  },
  transferSend: (named) => `Pošlete přesnou částku a zadejte beze změny: ${named}.`,
  voucherGo: (stores) => `Jděte do prodejny: ${stores}.`,
  voucherRead: 'Nadiktujte referenční číslo.',
  qrSteps: {
    open: (place) => `Otevřete bankovní nebo platební aplikaci a zvolte „${place}“.`,
    openOther: 'Otevřete bankovní nebo platební aplikaci a zvolte skenování QR kódu.',
    openApp: 'Otevřete bankovní nebo platební aplikaci.',
    scan: 'Naskenujte tento QR kód.',
    confirm: 'Zkontrolujte příjemce a částku a platbu potvrďte.',
    copy: 'Zkopírujte kód výše.',
    paste: 'Vložte kód. Zkontrolujte příjemce a částku a platbu potvrďte.',
    save: 'Uložte QR kód jako obrázek.',
    screenshot: 'Pořiďte snímek obrazovky s QR kódem.',
    choose: 'Vyberte obrázek. Zkontrolujte příjemce a částku a platbu potvrďte.',
  },
  qrAfter: 'Platba se obvykle potvrdí během několika sekund.',
  payWithDetails: 'S těmito údaji zaplatíte v bankovní nebo platební aplikaci, případně na platebním místě.',
  print: 'Vytisknout',
  printFailed: 'Tisk se nezdařil.',
  slipIssued: 'Datum vystavení',
  slipReference: 'Číslo objednávky',
  save: 'Uložit nebo vytisknout',
  saveOnly: 'Uložit',
  savePng: 'Uložit obrázek',
  saveSvg: 'Uložit pro tisk',
  saved: (file) => `Uloženo: ${file}`,
  saveFailed: 'Soubor se nepodařilo uložit.',
  share: 'Sdílet',
  shareFailed: 'Sdílení se nezdařilo.',
  addToCalendar: 'Přidat do kalendáře',
  savePdf: 'Uložit PDF',
  emailSlip: 'Poslat na můj e-mail',
  emailSent: 'E-mail byl odeslán.',
  emailFailed: 'E-mail se nepodařilo odeslat.',
  amountInCode: 'Částka v kódu',
  warnings: {
    'invalid-code': 'Část tohoto kódu nevypadá správně. Než zaplatíte, kontaktujte obchodníka.',
    'conflicting-codes': 'Kódy na tomto dokladu se neshodují. Než zaplatíte, kontaktujte obchodníka.',
    'amount-mismatch': 'V tomto kódu je jiná částka. Než zaplatíte, kontaktujte obchodníka.',
    'bank-mismatch': 'Tento účet nevede uvedená banka. Než zaplatíte, kontaktujte obchodníka.',
    'hidden-characters': 'Tento kód obsahuje skryté znaky. Než zaplatíte, kontaktujte obchodníka.',
  },

  walletLabel: 'Propojený účet',
  walletReferences: { email: 'E-mail', phone: 'Telefonní číslo', card: 'Karta', account: 'Účet' },
  walletName: 'Jméno',
  walletBalance: 'Zůstatek',
  walletUnusable: 'Údaje o účtu nelze zobrazit. Načtěte stránku znovu.',

  formSummary: 'Některé údaje chybí nebo nejsou správné:',
  formOptional: (label) => `${label} (nepovinné)`,
  formChoose: 'Vyberte…',
  formMissing: (label) => `Vyplňte pole „${label}“.`,
  formTooLong: (label) => `${label}: nejvýše 64\u00a0znaků.`,

  billingAddress: 'Fakturační adresa v Brazílii',
  customerLabels: {
    phone: 'Telefonní číslo',
    'document.number': 'CPF nebo CNPJ',
    'billing_address.postal_code': 'PSČ (CEP)',
    'billing_address.line1': 'Ulice a číslo',
    'billing_address.line2': 'Byt, patro, čtvrť',
    'billing_address.city': 'Město',
    'billing_address.state': 'Spolkový stát',
  },
  customerHints: {
    phone: 'Telefonní číslo, na které je peněženka registrovaná, například 0812 3456 7890.',
    'document.number': 'CPF pro fyzické osoby, CNPJ pro firmy.',
  },
  customerProblems: {
    'tax-id-length': 'CPF má 11\u00a0číslic, CNPJ 14\u00a0znaků (písmena a číslice).',
    'tax-id': 'Toto CPF nebo CNPJ není platné. Zkontrolujte každý znak.',
    phone: 'Telefonní číslo není platné. Zkontrolujte každou číslici.',
    'phone-country': 'Číslo musí začínat číslicemi 08, nebo znakem + a předvolbou země.',
    'postal-code': 'CEP má 8\u00a0číslic, například 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18\u00a0číslic. Najdete je v bankovní aplikaci.',
  refundPurpose: 'Případné vrácené peníze přijdou na tento účet.',
  refundLabels: {
    account_holder_name: 'Majitel účtu',
    bank_code: 'Kód banky',
    bank_name: 'Banka',
    bank_branch_code: 'Pobočka (agência)',
    account_type: 'Typ účtu',
    account_number: 'Číslo účtu',
  },
  refundHints: {
    bank_code: '3\u00a0číslice, například 341.',
    account_number: 'Včetně kontrolní číslice, například 12345-6.',
  },
  accountTypes: {
    checking: 'Běžný účet',
    savings: 'Spořicí účet',
  },
  refundProblems: {
    'bank-code': 'Kód banky má 3\u00a0číslice.',
    account: 'Zadejte číslice. Posledním znakem může být i X.',
    'clabe-length': 'CLABE má 18\u00a0číslic.',
    clabe: 'Toto číslo CLABE není platné. Zkontrolujte každou číslici.',
  },

  methodsLabel: 'Způsob platby',
  methodsMissing: 'Vyberte způsob platby.',
  methodsUnusable: 'Způsoby platby nelze zobrazit. Načtěte stránku znovu.',
  methodNames: {
    directDebit: 'Inkaso z účtu',
    onlineBanking: 'Internetové bankovnictví',
    virtualAccount: 'Virtuální účet',
    convenienceStore: 'Platba v prodejně',
    sepaTransfer: 'SEPA platba',
    wireTransfer: 'Zahraniční platba',
    achTransfer: 'ACH převod',
  },

  checkoutTitle: 'Jak chcete zaplatit?',
  linkTitle: 'Který účet chcete propojit?',
  payAmount: (amount) => `Zaplatit ${amount}`,
  linkAccount: 'Propojit účet',
  paying: 'Okamžik…',
  stepTitle: 'Vaše platba',
  saveAccount: 'Uložit tento účet pro příště',
  recurring: (seller) =>
    `Obchodník${seller && ` ${seller}`} může tuto částku strhávat pravidelně, dokud předplatné nezrušíte.`,
  linkingTerms: (seller) =>
    `Obchodník${seller && ` ${seller}`} pak bude moct strhávat platby z tohoto účtu. Teď se nic nestrhne.`,
  firstPayment: (amount) => `První platba ve výši ${amount} se zpracovává.`,
  priceChanged: (before, now) => `Cena se změnila: dříve ${before}, nyní ${now}.`,
  earlierOpen: 'Už dříve jste zahájili platbu, která ještě může dorazit. Pokud jste už zaplatili, neplaťte znovu.',
  goBack: 'Zpět k této platbě',
  earlierPaid: 'Vaše dřívější platba dorazila. Neplaťte znovu.',
  paidTwice: 'Za tuto objednávku dorazily dvě platby. Kontaktujte obchodníka, aby vám jednu vrátil.',
  noMethods: 'Teď není dostupný žádný způsob platby. Kontaktujte obchodníka.',
  signedOut: 'Přihlášení vypršelo. Chcete-li zaplatit, přihlaste se znovu.',
  gone: 'Tato objednávka už není dostupná.',
  unusableCheckout: 'Tuto objednávku nelze zobrazit. Kontaktujte obchodníka.',
  orderChanged: 'Tato objednávka se změnila. Než zaplatíte, zkontrolujte ji.',
};
