import { plural } from './plural.js';
import type { PartialStrings } from './strings.js';

const cannotShow = 'Impossible d’afficher cette étape du paiement. Choisissez un autre moyen de paiement.';
const noConnection = 'Pas de connexion. Vérifiez votre réseau, puis réessayez.';
const unreachable = 'Connexion impossible pour le moment. Réessayez dans un instant.';
const ourFault = 'Un problème est survenu. Réessayez dans un instant.';

/** The articles of the nouns that are copied. */
const ARTICLES: readonly (readonly [noun: RegExp, article: string])[] = [
  [/^(?:bénéficiaire|bic|code|lien|magasin|montant|motif|numéro|pays|sort|titulaire|type)\b/i, 'le '],
  [/^(?:banque|clabe|devise|linha|référence)\b/i, 'la '],
  [/^(?:agence|entité|iban)/i, 'l’'],
  [/^toutes\b/i, ''],
];

/** The label within a sentence. */
function inSentence(label: string): string {
  const article = ARTICLES.find(([noun]) => noun.test(label))?.[1];
  const noun = label.replace(/^.\p{Ll}/u, (start) => start.toLowerCase());
  return article === undefined ? `\u00a0: ${label}` : ` ${article}${noun}`;
}

export const strings: PartialStrings = {
  locale: 'fr',
  amounts: { locale: 'fr', group: '\u202f', decimal: ',', pattern: '# ¤', symbols: { EUR: '€', CHF: 'CHF' } },
  loading: 'Chargement…',
  waiting: 'En attente de confirmation…',
  seller: 'Commerçant',
  retry: 'Réessayer',
  paymentComplete: 'Paiement effectué',
  paymentFailed: 'Le paiement n’a pas abouti',
  paymentCancelled: 'Paiement annulé',
  paymentExpired: 'Le délai de paiement est dépassé',
  mandateTitle: 'Associez votre compte',
  mandateComplete: 'Compte associé',
  mandateExpired: 'Le délai pour associer le compte est dépassé',
  mandateFailed: 'Le compte n’a pas pu être associé',
  unavailable:
    'Impossible d’afficher ce paiement. Si vous avez déjà payé, ne payez pas une seconde fois\u00a0: contactez le commerçant.',

  errors: {
    'invalid-input': cannotShow,
    'unsupported-action': cannotShow,
    'not-configured': cannotShow,
    'unsafe-url': 'Cette étape du paiement mène à une adresse non sécurisée. Choisissez un autre moyen de paiement.',
    'qr-too-long': 'Ce code est trop long pour être affiché en QR code. Copiez-le pour payer.',
    'image-failed': 'Le QR code n’a pas pu être chargé.',
    'load-failed': unreachable,
    offline: noConnection,
    network: unreachable,
    timeout: 'Le délai d’attente est dépassé. Réessayez.',
    'rate-limited': 'Trop de tentatives. Patientez un instant, puis réessayez.',
    server: ourFault,
    'bad-response': ourFault,
    refused: 'La demande n’a pas pu être traitée. Réessayez ou contactez le commerçant.',
    'otp-incorrect': 'Ce code est incorrect. Vérifiez-le, puis réessayez.',
    'otp-expired': 'Ce code a expiré. Demandez-en un nouveau.',
    'otp-attempts-exceeded': 'Trop de codes incorrects ont été saisis.',
  },

  checkPaid: 'J’ai payé',
  checkLinked: 'C’est fait',
  updates: 'Cette page se met à jour automatiquement.',
  checking: 'Vérification…',
  notYet: 'Pas encore confirmé. Cela peut prendre un moment.',
  stillChecking: 'Le service de paiement n’a pas encore répondu. La vérification continue…',
  offline: 'Pas de connexion. La vérification reprendra dès votre retour en ligne.',
  alreadyPaid: 'Si vous avez déjà payé, ne payez pas une seconde fois.',
  late: 'La confirmation peut n’arriver que le jour ouvré suivant.',

  resultAmount: 'Montant',
  resultReference: 'Numéro de commande',
  resultMethod: 'Moyen de paiement',
  resultDate: 'Date et heure',
  resultAccount: 'Compte',
  waitingPaid: 'Ne payez pas une seconde fois.',
  waitingHint:
    'Vous n’avez plus rien à faire et pouvez fermer cette page\u00a0: le commerçant sera informé du résultat.',
  startAgain: 'Recommencer',
  lateAsk: 'Avez-vous payé\u202f?',
  lateYes: 'Oui, j’ai payé',
  lateNo: 'Non, recommencer',
  otherMethod: 'Autre moyen de paiement',
  expiredHint:
    'Si vous avez déjà payé, ne payez pas une seconde fois\u00a0: contactez le commerçant. Sinon, recommencez.',
  mandateExpiredHint: 'Recommencez pour associer le compte.',
  failedHint: 'Recommencez ou choisissez un autre moyen de paiement.',
  failures: {
    payment_declined:
      'Le paiement a été refusé. Votre banque ou votre portefeuille électronique peut vous en indiquer la raison.',
    declined_by_consumer: 'Vous avez annulé l’opération.',
    insufficient_funds: 'Solde insuffisant.',
    account_closed: 'Le compte est clôturé.',
    processing_error: 'L’opération n’a pas pu être traitée.',
    otp_attempts_exceeded: 'Trop de codes incorrects ont été saisis.',
  },
  charged: 'Si le montant a été débité de votre compte, ne payez pas une seconde fois\u00a0: contactez le commerçant.',
  notCharged: 'Aucun montant n’a été débité.',
  paidNext: (seller) => `${seller || 'Le commerçant'} a reçu votre paiement et s’occupe de la suite.`,
  linkedNext: (seller) => `${seller || 'Le commerçant'} peut désormais prélever les paiements sur ce compte.`,

  redirectHint: (host) => `Terminez l’opération sur ${host}, puis revenez ici.`,
  appHint: (app) => `Validez l’opération dans l’application${app && ` ${app}`}, puis revenez ici.`,
  appOnPhone: (app) => `Validez l’opération dans l’application${app && ` ${app}`} sur votre téléphone.`,
  redirectTabHint: (host) => `Terminez l’opération sur ${host}, dans l’autre onglet.`,
  redirectShow: 'Aller à l’autre onglet',
  redirectTo: (host) => `Continuer vers ${host}`,
  redirectIn: (host, seconds) => {
    const unit = plural('fr', seconds, { one: 'seconde', many: 'secondes', other: 'secondes' });
    return `Redirection vers ${host} dans ${seconds}\u00a0${unit}.`;
  },
  redirectStay: 'Rester ici',
  openApp: 'Ouvrir l’application',
  openNamed: (app) => `Ouvrir ${app}`,
  openHere: (app) => `Ouvrir ${app || 'l’application'} sur cet ordinateur`,
  openUpi: 'Ouvrir votre application UPI',
  upiHint: 'Validez l’opération dans votre application UPI, puis revenez ici.',
  notFinished: 'Ce n’est pas encore terminé.',
  openingApp: 'Ouverture de l’application…',
  leaving: (host) => `Redirection vers ${host}…`,
  appMissing: (app) => `L’application${app && ` ${app}`} ne s’est pas ouverte\u202f?`,
  pageMissing: (host) => `La page ${host} ne s’est pas ouverte\u202f? Réessayez.`,

  appHelp: (app) =>
    `Vérifiez que l’application${app && ` ${app}`} est installée sur cet appareil et à jour, puis réessayez. Ou ` +
    'copiez le lien et ouvrez-le sur un téléphone où l’application est installée.',
  appScan: (app) =>
    `L’application${app && ` ${app}`} n’est peut-être pas installée sur cet ordinateur. Scannez plutôt le code ` +
    'avec votre téléphone.',
  inApp: (app) =>
    `Vous êtes dans le navigateur de l’application ${app}, qui ne peut pas toujours ouvrir d’autres applications. ` +
    'Ouvrez son menu, choisissez «\u00a0Ouvrir dans le navigateur\u00a0», puis réessayez.',
  inWechat:
    'WeChat n’ouvre pas d’autres applications depuis ses pages. Touchez «\u00a0…\u00a0» en haut à droite, choisissez ' +
    '«\u00a0Ouvrir dans le navigateur\u00a0», puis réessayez.',
  inAnApp:
    'Cette page est ouverte dans une application qui ne peut pas toujours en ouvrir d’autres. Si son menu propose ' +
    '«\u00a0Ouvrir dans le navigateur\u00a0», réessayez depuis le navigateur.',
  appNames: { google: 'Google' },
  pageHelp:
    'Le site est peut-être lent, ou inaccessible depuis cette page. Essayez dans un nouvel onglet, ou copiez le lien ' +
    'dans votre navigateur.',
  newTab: 'Ouvrir dans un nouvel onglet',
  link: 'lien',
  copyLink: 'Copier le lien',
  scan: 'Pour continuer sur votre téléphone, scannez ce code avec son appareil photo.',
  scanLabel: 'QR code qui ouvre l’application sur un téléphone',
  waysTitle: 'Autres façons de payer',
  wayQr: 'Afficher le QR code',
  wayApp: 'Application',
  wayPage: 'Page web',
  wayDetails: 'Coordonnées de paiement',
  challengeTitle: 'Confirmation auprès de votre banque',
  challengeHint: 'Votre banque vous demande de confirmer ce paiement. Restez sur cette page jusqu’à la fin.',

  otpLabel: 'Code à usage unique',
  otpHint: (length) => {
    const unit = plural('fr', length, { one: 'chiffre', many: 'chiffres', other: 'chiffres' });
    return `Saisissez le code à ${length}\u00a0${unit} que vous avez reçu.`;
  },
  otpSentTo: (length, to) => `Saisissez le code à ${length}\u00a0chiffres envoyé à ${to}.`,
  otpPrivate: 'Ne communiquez ce code à personne.',
  otpAtOnce: 'Le code sera vérifié dès la saisie du dernier chiffre.',
  otpIncomplete: 'Saisissez tous les chiffres du code.',
  otpSubmit: 'Confirmer',
  otpSubmitting: 'Vérification du code…',
  otpConfirming: 'Code accepté. En attente de confirmation…',
  otpResend: 'Recevoir un nouveau code',
  otpResendIn: (seconds) => `Recevoir un nouveau code (${seconds}\u00a0s)`,
  otpResending: 'Envoi d’un nouveau code…',
  otpResent: 'Un nouveau code vous a été envoyé.',
  otpResendFailed: 'Le nouveau code n’a pas pu être envoyé. Réessayez.',

  copy: 'Copier',
  copyOf: (label) => `Copier${inSentence(label)}`,
  copyDone: 'Copié',
  copied: (label) => `Copié\u00a0: ${label}`,
  copySelected: (label) =>
    `La copie automatique n’a pas fonctionné. Sélectionné\u00a0: ${label}. Copiez depuis le menu ou avec le clavier.`,
  copyFailed: (label) => `Impossible de copier\u00a0: ${label}. Sélectionnez le texte et copiez-le manuellement.`,

  qrLabel: 'QR code de paiement',
  qrHint: 'Scannez ce code avec votre application bancaire ou de paiement.',
  qrElsewhere: 'Payer avec un autre appareil',
  qrShowAnyway: 'Afficher quand même',
  qrCode: 'code de paiement',
  qrOrCopy: 'Ou copiez le code',
  qrCodeLength: (n) => `Code de paiement de ${n}\u00a0caractères`,
  qrPayee: 'Bénéficiaire',

  detailsLabel: 'Informations de paiement',
  fields: {
    code: 'Numéro du code-barres',
    number: 'Numéro du boleto',
    country: 'Pays',
    currency: 'Devise',
    bank_name: 'Banque',
    bank_code: 'Code banque',
    bank_branch_name: 'Agence',
    bank_branch_code: 'Code agence',
    account_holder_name: 'Titulaire du compte',
    account_number: 'Numéro de compte',
    reference: 'Référence',
  },

  instrumentFields: {
    iban: 'IBAN',
    bic: 'BIC',
    swift_code: 'Code SWIFT',
    routing_number: 'Numéro d’acheminement (ABA)',
    sort_code: 'Sort code (code de la banque)',
    ifsc: 'IFSC',
    account_type: 'Type de compte',
    entity: 'Entité (entidade)',
    payment_code: 'Code de paiement',
    confirmation_number: 'Numéro de confirmation',
    store: 'Magasin',
    biller_code: 'Code du créancier',
    bill_key: 'Référence de la facture',
    phone: 'Numéro de téléphone',
    payment_reference: 'Motif du virement',
  },
  instrumentGuides: {
    transfer: {
      steps: [
        'Dans l’application de votre banque, faites un virement vers le compte indiqué ici.',
        'Virez le montant exact.',
        'Conservez le reçu jusqu’à la confirmation du paiement.',
      ],
      after: 'Selon les banques, un virement prend de quelques minutes à quelques jours ouvrés.',
    },
    bill: {
      steps: [
        'Dans l’application de votre banque ou à un distributeur automatique, choisissez le paiement d’une facture.',
        'Saisissez les codes affichés ici, dans cet ordre, et le montant s’il est demandé.',
        'Vérifiez le montant, puis confirmez.',
      ],
      after: 'Le paiement est en général confirmé en quelques minutes.',
    },
    store: {
      steps: [
        'Rendez-vous au magasin avec ce code.',
        'Communiquez le code en caisse, ou saisissez-le sur la borne de paiement du magasin.',
        'Payez et conservez le reçu.',
      ],
      after: 'Le paiement est en général confirmé en quelques heures.',
    },
  },
  transferScan: 'Ou scannez ce code avec l’application de votre banque.',
  transferScanLabel: 'QR code pour un virement',

  amount: 'Montant',
  payBy: 'Date limite de paiement',
  payeeShown: (seller, payee) => `${seller} · votre banque affiche ${payee}`,
  barcode: 'Code-barres',

  boletoTitle: 'Boleto',
  boletoLine: 'Linha digitável',
  boletoBank: 'Banque',
  boletoShow: 'Afficher le code-barres',
  boletoDue: 'Échéance',

  transferTitle: 'Virement bancaire',
  transferExactly: 'Montant exact',
  transferMore: 'Autres coordonnées bancaires',
  transferCopyAll: 'Tout copier',
  transferAll: 'toutes les informations',
  transferFields: {
    clabe: 'CLABE',
    account_holder_name: 'Bénéficiaire (beneficiario)',
    bank_name: 'Banque (banco)',
    reference: 'Référence (referencia)',
    concept: 'Motif (concepto)',
  },

  voucherTitle: 'Paiement en espèces',
  walletTitle: 'Portefeuille électronique',
  cardTitle: 'Carte',
  voucherReference: 'Référence',
  voucherStore: 'Où payer',
  voucherShow: 'Présenter en caisse',
  close: 'Fermer',

  payWithin: (left) => `${left} pour payer`,
  mayBeOver: 'Le délai de paiement est peut-être dépassé',
  endingSoon: (left) => `Il vous reste ${left} pour payer.`,
  expired: 'Le délai de paiement est dépassé. Si vous avez déjà payé, ne payez pas une seconde fois.',
  howToPay: 'Comment payer',
  guides: {
    boleto_br: {
      steps: [
        'Ouvrez l’application ou le site de votre banque et choisissez le paiement d’un boleto.',
        'Collez la linha digitável (la suite de chiffres), ou scannez le code-barres.',
        'Vérifiez le montant, puis confirmez.',
      ],
      after: 'La confirmation du paiement prend de 1 à 3\u00a0jours ouvrés.',
    },
    banktransfer_mx: {
      steps: [
        'Dans l’application de votre banque, ajoutez ce compte comme nouveau bénéficiaire.',
        'Effectuez un virement du montant exact par SPEI.',
        'Conservez le reçu (comprobante) jusqu’à la confirmation du paiement.',
      ],
      after: 'Les virements SPEI arrivent en général en quelques minutes, à toute heure.',
    },
    cashvoucher_mx: {
      steps: [
        'Rendez-vous dans un magasin qui accepte ce paiement.',
        'Faites scanner le code-barres, ou donnez la référence.',
        'Payez en espèces et conservez le reçu.',
      ],
      after: 'Le paiement est en général confirmé en quelques heures.',
    },
  },
  transferSend: (amount, named) => `Virez exactement ${amount} et saisissez exactement ceci\u00a0: ${named}.`,
  boletoPaste: 'Collez la linha digitável (la suite de chiffres).',
  voucherPrint: 'Imprimez le document de paiement, ou prenez-le en photo avec votre téléphone.',
  voucherGo: (stores) => `Rendez-vous chez ${stores}.`,
  voucherRead: 'Donnez la référence.',
  qrSteps: {
    open: (place) => `Ouvrez votre application bancaire ou de paiement et choisissez «\u00a0${place}\u00a0».`,
    openOther: 'Ouvrez votre application bancaire ou de paiement et choisissez de scanner un QR code.',
    openApp: 'Ouvrez votre application bancaire ou de paiement.',
    scan: 'Scannez ce QR code.',
    confirm: (payee, amount) => `Vérifiez le bénéficiaire${payee} et le montant${amount}, puis confirmez.`,
    copy: 'Copiez le code ci-dessus.',
    paste: (confirm) => `Collez le code. ${confirm}`,
    save: 'Enregistrez le QR code comme image.',
    screenshot: 'Faites une capture d’écran du QR code.',
    choose: (confirm) => `Choisissez l’image. ${confirm}`,
  },
  qrAfter: 'Le paiement est en général confirmé en quelques secondes.',
  payWithDetails:
    'Utilisez ces informations pour payer dans l’application de votre banque ou de votre portefeuille électronique, ou à un point de paiement.',
  print: 'Imprimer',
  printFailed: 'L’impression a échoué.',
  slipIssued: 'Date d’émission',
  slipReference: 'Numéro de commande',
  save: 'Enregistrer ou imprimer',
  saveOnly: 'Enregistrer',
  savePng: 'Enregistrer l’image',
  saveSvg: 'Enregistrer pour imprimer',
  saved: (file) => `Enregistré\u00a0: ${file}`,
  saveFailed: 'L’enregistrement a échoué.',
  share: 'Partager',
  shareFailed: 'Le partage a échoué.',
  addToCalendar: 'Ajouter au calendrier',
  savePdf: 'Enregistrer le PDF',
  emailSlip: 'Recevoir par e-mail',
  emailSent: 'E-mail envoyé.',
  emailFailed: 'L’envoi de l’e-mail a échoué.',
  amountInCode: 'Montant du code',
  warnings: {
    'invalid-code': 'Une partie de ce code semble incorrecte. Contactez le commerçant avant de payer.',
    'conflicting-codes': 'Les deux codes de ce document diffèrent. Contactez le commerçant avant de payer.',
    'amount-mismatch': 'Ce code indique un autre montant. Contactez le commerçant avant de payer.',
    'bank-mismatch': 'Ce compte ne correspond pas à la banque indiquée. Contactez le commerçant avant de payer.',
    'hidden-characters': 'Ce code contient des caractères invisibles. Contactez le commerçant avant de payer.',
  },

  walletLabel: 'Compte associé',
  walletReferences: { email: 'E-mail', phone: 'Numéro de téléphone', card: 'Carte', account: 'Compte' },
  walletName: 'Nom',
  walletBalance: 'Solde',
  walletUnusable: 'Impossible d’afficher les informations du compte. Rechargez la page.',

  formSummary: 'Il reste des champs à compléter ou à corriger\u00a0:',
  formOptional: (label) => `${label} (facultatif)`,
  formChoose: 'Choisir…',
  formMissing: (label) => `Champ à compléter\u00a0: ${label}.`,
  formTooLong: (label) => `${label}\u00a0: 64\u00a0caractères au maximum.`,

  billingAddress: 'Adresse de facturation au Brésil',
  customerLabels: {
    phone: 'Numéro de téléphone',
    'document.number': 'CPF ou CNPJ',
    'billing_address.postal_code': 'Code postal (CEP)',
    'billing_address.line1': 'Rue et numéro',
    'billing_address.line2': 'Appartement, étage, quartier',
    'billing_address.city': 'Ville',
    'billing_address.state': 'État',
  },
  customerHints: {
    phone: 'Le numéro associé à votre portefeuille électronique, par exemple 0812 3456 7890.',
    'document.number':
      'CPF pour un particulier, CNPJ pour une entreprise. Ce numéro est exigé pour les paiements au Brésil.',
  },
  customerProblems: {
    'tax-id-length': 'Un CPF compte 11\u00a0chiffres, un CNPJ 14\u00a0caractères (lettres et chiffres).',
    'tax-id': 'Ce CPF ou CNPJ n’est pas valide. Vérifiez chaque caractère.',
    phone: 'Ce numéro de téléphone n’est pas valide. Vérifiez chaque chiffre.',
    'phone-country': 'Commencez le numéro par 08, ou par + et l’indicatif du pays.',
    'postal-code': 'Un CEP compte 8\u00a0chiffres, par exemple 01310-100.',
  },

  clabe: 'CLABE',
  clabeHint: '18\u00a0chiffres, indiqués dans l’application de votre banque.',
  refundPurpose: 'En cas de remboursement, l’argent sera versé sur ce compte.',
  refundOf: (amount) => `Un remboursement de ${amount} sera versé sur ce compte.`,
  refundLabels: {
    account_holder_name: 'Titulaire du compte',
    bank_name: 'Banque',
    bank_branch_code: 'Agence (agência)',
    account_type: 'Type de compte',
    account_number: 'Numéro de compte',
  },
  refundHints: {
    bank_name: 'Le nom de la banque ou son code à 3\u00a0chiffres, par exemple Itaú ou 341.',
    account_number: 'Avec son chiffre de contrôle, par exemple 12345-6.',
  },
  accountTypes: {
    checking: 'Compte courant',
    savings: 'Compte épargne',
  },
  refundProblems: {
    bank: 'Cette banque nous est inconnue. Saisissez son code à 3\u00a0chiffres et son nom, par exemple 341 Itaú.',
    account: 'Saisissez des chiffres\u202f; le dernier caractère peut aussi être un X.',
    'clabe-length': 'Une CLABE compte 18\u00a0chiffres.',
    clabe: 'Cette CLABE n’est pas valide. Vérifiez chaque chiffre.',
  },

  methodsLabel: 'Moyen de paiement',
  methodsMissing: 'Choisissez un moyen de paiement.',
  methodsUnusable: 'Impossible d’afficher les moyens de paiement. Rechargez la page.',
  methodNames: {
    directDebit: 'Prélèvement bancaire',
    onlineBanking: 'Banque en ligne',
    virtualAccount: 'Compte virtuel',
    convenienceStore: 'Espèces en magasin',
    sepaTransfer: 'Virement SEPA',
    wireTransfer: 'Virement international',
    achTransfer: 'Virement ACH',
  },

  checkoutTitle: 'Comment souhaitez-vous payer\u202f?',
  linkTitle: 'Quel compte souhaitez-vous associer\u202f?',
  payAmount: (amount) => `Payer ${amount}`,
  linkAccount: 'Associer le compte',
  paying: 'Un instant…',
  stepTitle: 'Votre paiement',
  saveAccount: 'Enregistrer ce compte pour la prochaine fois',
  recurring: (seller, price) =>
    `${seller || 'Le commerçant'} peut prélever ${price} jusqu’à la résiliation de votre abonnement.`,
  linkingTerms: (seller) =>
    `${seller || 'Le commerçant'} pourra ensuite prélever les paiements sur ce compte. Rien n’est prélevé maintenant.`,
  firstPayment: (amount) => `Le premier paiement de ${amount} est en cours de traitement.`,
  priceChanged: (before, now) => `Le prix est passé de ${before} à ${now}.`,
  earlierOpen: 'Un paiement déjà commencé peut encore aboutir. Si vous avez déjà payé, ne payez pas une seconde fois.',
  goBack: 'Revenir à ce paiement',
  earlierPaid: 'Votre paiement précédent a bien été reçu. Ne payez pas une seconde fois.',
  paidTwice:
    'Deux paiements ont été reçus pour cette commande. Contactez le commerçant pour vous faire rembourser l’un des deux.',
  noMethods: 'Aucun moyen de paiement n’est disponible pour le moment. Contactez le commerçant.',
  signedOut: 'Votre session a expiré. Reconnectez-vous pour payer.',
  gone: 'Cette commande n’est plus disponible.',
  unusableCheckout: 'Impossible d’afficher cette commande. Contactez le commerçant.',
  orderChanged: 'Cette commande a été modifiée. Vérifiez-la avant de payer.',
};
