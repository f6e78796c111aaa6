package com.example.checkout

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.webkit.WebView
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.activity.addCallback

class CheckoutActivity : ComponentActivity() {
    private lateinit var webView: WebView
    private lateinit var payWebView: PayWebView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        webView = WebView(this)
        // Keeps the page out from under the bars of the system and the keyboard.
        val frame = FrameLayout(this)
        frame.fitsSystemWindows = true
        frame.addView(webView)
        setContentView(frame)

        payWebView = PayWebView(webView, Uri.parse("https://shop.example/checkout"), setOf("dana")) { message ->
            // A hint, not a proof: your backend knows whether the payment is paid.
            if (message.event == "pay-complete") setResult(RESULT_OK)
        }
        payWebView.start()
        // The system may have ended the app while the consumer was in another one.
        intent.data?.let(payWebView::returnTo)

        onBackPressedDispatcher.addCallback(this) {
            if (webView.canGoBack()) webView.goBack() else finish()
        }
    }

    /** An app link was opened while the app is running. */
    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        intent.data?.let(payWebView::returnTo)
    }

    override fun onDestroy() {
        webView.destroy()
        super.onDestroy()
    }
}
