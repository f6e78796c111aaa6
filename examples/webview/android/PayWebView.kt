package com.example.checkout

import android.annotation.SuppressLint
import android.content.ActivityNotFoundException
import android.content.Intent
import android.content.pm.ApplicationInfo
import android.net.Uri
import android.os.Build
import android.webkit.JavascriptInterface
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import java.net.URISyntaxException
import org.json.JSONException
import org.json.JSONObject

/** A message of the page. `detail` has the fields of the event. */
class PayMessage private constructor(
    val page: String,
    val id: Int,
    val event: String,
    val detail: JSONObject,
) {
    /** The reply to the page after it asked the app to open a URL. */
    fun reply(ok: Boolean): String =
        JSONObject()
            .put("v", 1)
            .put("type", "opened")
            .put("page", page)
            .put("id", id)
            .put("ok", ok)
            .toString()

    companion object {
        /** Null if the text is no message of version 1. */
        fun parse(text: String?): PayMessage? =
            try {
                val json = JSONObject(text ?: "")
                if (json.getInt("v") != 1) {
                    null
                } else {
                    PayMessage(
                        page = json.getString("page"),
                        id = json.getInt("id"),
                        event = json.getString("event"),
                        detail = json.getJSONObject("detail"),
                    )
                }
            } catch (_: JSONException) {
                null
            }
    }
}

/**
 * Shows a checkout page in [webView] and opens the URLs that it sends.
 *
 * @param checkout the page with the elements and their bridge, on https; in a debuggable build also on http
 * @param appSchemes schemes of the apps that your payment methods open, such as "dana"
 * @param onMessage called with every message, in order, on the main thread
 */
class PayWebView(
    private val webView: WebView,
    private val checkout: Uri,
    appSchemes: Set<String>,
    private val onMessage: (PayMessage) -> Unit,
) {
    private val appSchemes = appSchemes.map { it.lowercase() }.toSet()
    private val origin = originOf(checkout)

    @SuppressLint("SetJavaScriptEnabled")
    fun start() {
        webView.settings.javaScriptEnabled = true
        webView.settings.domStorageEnabled = true
        // Opens links with target=_blank in this web view.
        webView.settings.setSupportMultipleWindows(false)
        webView.webViewClient = Client()
        if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) listen() else inject()
        webView.loadUrl(checkout.toString())
    }

    /** https. In a debuggable build also http, from the host of the checkout: a sandbox on your computer. */
    private fun isWeb(url: String): Boolean {
        val isDebuggable = webView.context.applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE != 0
        return when (schemeOf(url)) {
            "https" -> true
            "http" -> isDebuggable && Uri.parse(url).host == checkout.host
            else -> false
        }
    }

    /** The consumer comes back by an app link of yours: the `return_url` of the payment. */
    fun returnTo(url: Uri) {
        if (isWeb(url.toString()) && originOf(url) == origin) webView.loadUrl(url.toString())
    }

    /** Only pages of the shop get the object, and the web view reports the sending frame. */
    private fun listen() {
        WebViewCompat.addWebMessageListener(webView, CHANNEL, setOf(origin)) { _, message, _, isMainFrame, replyProxy ->
            if (isMainFrame) receive(message.data) { reply -> replyProxy.postMessage(reply) }
        }
    }

    /** Web views from before 2020 give the object to every page, so the address must be checked. */
    private fun inject() {
        webView.addJavascriptInterface(PageObject(), CHANNEL)
    }

    private inner class PageObject {
        /** Runs on a thread of the web view. */
        @JavascriptInterface
        fun postMessage(text: String) {
            webView.post {
                if (originOf(Uri.parse(webView.url ?: "")) != origin) return@post
                receive(text) { reply ->
                    val detail = JSONObject.quote(reply)
                    webView.evaluateJavascript(
                        "dispatchEvent(new CustomEvent('pay-host-message', { detail: $detail }))",
                        null,
                    )
                }
            }
        }
    }

    private fun receive(text: String?, reply: (String) -> Unit) {
        val message = PayMessage.parse(text) ?: return
        onMessage(message)
        if (message.event == "pay-redirect" && message.detail.optString("opener") == "host") {
            reply(message.reply(open(message.detail.optString("url"), message.detail.optString("kind"))))
        }
    }

    private fun open(url: String, kind: String): Boolean {
        if (kind != "url") return openApp(url)
        if (!isWeb(url)) return false
        webView.loadUrl(url)
        return true
    }

    /** An https link opens only an app, never a browser. Any other scheme must be one of [appSchemes]. */
    private fun openApp(url: String): Boolean {
        val requested = intentOf(url) ?: return false
        val data = requested.data ?: return false
        val scheme = data.scheme?.lowercase()
        if (scheme != "https" && scheme !in appSchemes) return false
        // Rebuilt, because an intent from a page may name any component, flag or extra.
        val intent = Intent(Intent.ACTION_VIEW, data)
            .addCategory(Intent.CATEGORY_BROWSABLE)
            .addFlags(Intent.FLAG_ACTIVITY_NEW_TASK)
            .setPackage(requested.`package`)
        if (scheme == "https") {
            // Older systems cannot exclude browsers; the page can open the link in this web view.
            if (Build.VERSION.SDK_INT < Build.VERSION_CODES.R) return false
            intent.addFlags(Intent.FLAG_ACTIVITY_REQUIRE_NON_BROWSER)
        }
        return try {
            webView.context.startActivity(intent)
            true
        } catch (_: ActivityNotFoundException) {
            false
        } catch (_: SecurityException) {
            false
        }
    }

    private inner class Client : WebViewClient() {
        /** A web view cannot load an app's link (ERR_UNKNOWN_URL_SCHEME): apps are opened here, but not for frames. */
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val url = request.url.toString()
            if (isWeb(url)) return false
            if (request.isForMainFrame && !openApp(url)) fallbackOf(url)?.let { view.loadUrl(it) }
            return true
        }
    }

    private companion object {
        const val CHANNEL = "payElements"

        fun schemeOf(url: String): String = Uri.parse(url).scheme?.lowercase() ?: ""

        fun originOf(uri: Uri): String = "${uri.scheme}://${uri.encodedAuthority}"

        /** An `intent:` link has the address of an app in parts; other links are addresses themselves. */
        fun intentOf(url: String): Intent? =
            try {
                if (schemeOf(url) == "intent") Intent.parseUri(url, Intent.URI_INTENT_SCHEME)
                else Intent(Intent.ACTION_VIEW, Uri.parse(url))
            } catch (_: URISyntaxException) {
                null
            }

        /** The page that an `intent:` of a bank opens if its app is missing. */
        fun fallbackOf(url: String): String? =
            intentOf(url)?.getStringExtra("browser_fallback_url")?.takeIf { schemeOf(it) == "https" }
    }
}
